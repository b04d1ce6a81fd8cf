#include "core/reports.h"

/* Both kinds of report begin alike, so that numbers can be given and read here. */
#define AT_REPORT LINK_PASS_AT_REPORT
#define AT_WAITING LINK_PASS_AT_WAITING
_Static_assert(LINK_KEYS_AT_REPORT == AT_REPORT, "reports begin alike");
_Static_assert(LINK_KEYS_AT_WAITING == AT_WAITING, "reports begin alike");
_Static_assert(AT_REPORT == 1 && AT_WAITING == 2, "both stand behind the id");
_Static_assert(LINK_BLOCK_LONGEST < REPORTS_POOL, "the longest report fits");

/* Each report stands behind a byte with its length. */
static uint8_t *place(struct reports *reports, uint16_t at)
{
    uint16_t from_start = (uint16_t)(reports->first + at);
    return &reports->pool[from_start < REPORTS_POOL ? from_start : from_start - REPORTS_POOL];
}

static uint8_t stored(const struct reports *reports, uint16_t at)
{
    uint16_t from_start = (uint16_t)(reports->first + at);
    return reports->pool[from_start < REPORTS_POOL ? from_start : from_start - REPORTS_POOL];
}

void reports_start(struct reports *reports)
{
    reports->first = reports->used = 0;
    reports->count = reports->number = reports->draft = 0;
}

static void forget_oldest(struct reports *reports)
{
    uint16_t size = (uint16_t)(1 + stored(reports, 0));
    reports->first = (uint16_t)(place(reports, size) - reports->pool);
    reports->used = (uint16_t)(reports->used - size);
    reports->count--;
}

void reports_put(struct reports *reports, uint8_t byte)
{
    while ((uint16_t)(reports->used + 1 + reports->draft) >= REPORTS_POOL)
        forget_oldest(reports);
    *place(reports, (uint16_t)(reports->used + 1 + reports->draft)) = byte;
    reports->draft++;
}

void reports_begin(struct reports *reports, uint8_t message)
{
    reports->draft = 0;
    reports_put(reports, message);
    reports_put(reports, 0);
    reports_put(reports, 0);
}

void reports_change(struct reports *reports, uint8_t at, uint8_t byte)
{
    *place(reports, (uint16_t)(reports->used + 1 + at)) = byte;
}

void reports_keep(struct reports *reports)
{
    reports->number = reports->number == LINK_REPORT_LAST ? 1 : (uint8_t)(reports->number + 1);
    reports_change(reports, AT_REPORT, reports->number);
    *place(reports, reports->used) = reports->draft;
    if (reports->count == LINK_REPORTS_MOST)
        forget_oldest(reports);
    reports->used = (uint16_t)(reports->used + 1 + reports->draft);
    reports->count++;
    reports->draft = 0;
}

void reports_acknowledge(struct reports *reports, uint8_t number)
{
    if (reports->count && stored(reports, 1 + AT_REPORT) == number)
        forget_oldest(reports);
}

uint8_t reports_oldest(const struct reports *reports, uint8_t *content)
{
    if (!reports->count)
        return 0;
    uint8_t length = stored(reports, 0);
    for (uint8_t at = 0; at < length; at++)
        content[at] = stored(reports, (uint16_t)(1 + at));
    content[AT_WAITING] = (uint8_t)(reports->count - 1);
    return length;
}
