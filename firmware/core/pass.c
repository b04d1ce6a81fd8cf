#include "core/pass.h"

#include "core/inventory.h"

static struct {
    struct reports *reports; /* none: nothing is being read */
    uint8_t tags;
    bool more_tags;
} pass;

void pass_reset(void)
{
    pass.reports = NULL;
    inventory_reset();
}

/* Number and waiting, and then fault, flags and count, are written where they are known. */
bool pass_call(struct reports *reports, uint16_t cycle)
{
    if (pass.reports)
        return false;
    pass.reports = reports;
    pass.tags = 0;
    pass.more_tags = false;
    reports_begin(reports, LINK_PASS);
    reports_put(reports, (uint8_t)cycle);
    reports_put(reports, (uint8_t)(cycle >> 8));
    for (uint8_t at = LINK_PASS_AT_FAULT; at <= LINK_PASS_AT_TAGS; at++)
        reports_put(reports, 0);
    inventory_start();
    return true;
}

bool inventory_found(const uint8_t tag[LINK_TAG_BYTES])
{
    if (pass.tags == LINK_TAGS_MOST) {
        pass.more_tags = true;
        return false;
    }
    pass.tags++;
    for (uint8_t at = 0; at < LINK_TAG_BYTES; at++)
        reports_put(pass.reports, tag[at]);
    return true;
}

static void keep(uint8_t flags)
{
    if (pass.more_tags)
        flags |= LINK_PASS_FLAG_MORE_TAGS;
    reports_change(pass.reports, LINK_PASS_AT_FAULT, inventory_fault());
    reports_change(pass.reports, LINK_PASS_AT_FLAGS, flags);
    reports_change(pass.reports, LINK_PASS_AT_TAGS, pass.tags);
    reports_keep(pass.reports);
    pass.reports = NULL;
}

static uint8_t magnet_flag(bool magnet)
{
    return magnet ? LINK_PASS_FLAG_MAGNET : 0;
}

bool pass_work(bool magnet)
{
    if (!pass.reports)
        return false;
    if (inventory_step())
        return true;
    keep(magnet_flag(magnet));
    return false;
}

void pass_end_turn(bool magnet)
{
    if (!pass.reports)
        return;
    inventory_break_off();
    keep(magnet_flag(magnet) | LINK_PASS_FLAG_UNFINISHED);
}
