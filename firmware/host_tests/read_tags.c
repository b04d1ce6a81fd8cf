/* The core and the reader's driver over the model of the chip: sets of tags by chance, all of which must be read right,
 * whether in one go, as in the muck, or in turns. Then the chip's supply dips, once at every moment of a pass: the pass
 * after it must be right again.
 *
 * Time goes on with every look at it and with every byte to the chip, and jumps when the board may doze. */
#include "core/board.h"
#include "core/inventory.h"
#include "core/pass.h"
#include "core/radio.h"
#include "emulator/pn5180.h"
#include "host_tests/chance.h"
#include "host_tests/check.h"

#define TURN_NS (LINK_TURN_MS * 1000000)

static struct pn5180 chip;
static struct reports reports;
static int64_t now;
static unsigned long dip_in; /* moments; 0: none comes */

static void pass_time(int64_t ns)
{
    now += ns;
    if (dip_in && !--dip_in)
        pn5180_dip(&chip, now);
}

uint16_t board_us(void)
{
    pass_time(1000);
    return (uint16_t)(now / 1000);
}

void board_wake_at(uint16_t us)
{
    now += (int64_t)(uint16_t)(us - (uint16_t)(now / 1000)) * 1000;
}

uint8_t board_spi(uint8_t out)
{
    pass_time(4000);
    return pn5180_byte(&chip, out, now);
}

void board_reader_select(bool selected)
{
    pn5180_select(&chip, selected, now);
}

void board_reader_reset(bool held)
{
    pn5180_reset(&chip, held, now);
}

bool board_reader_busy(void)
{
    pass_time(1000);
    return pn5180_busy(&chip, now);
}

static void look(void *context)
{
    (void)context;
}

static void lay_by_chance(void)
{
    chip.field.count = (int)draw(9);
    for (int each = 0; each < chip.field.count; each++) {
        uint8_t *number = chip.field.tags[each].number;
        for (int at = 0; at < 5; at++)
            number[at] = (uint8_t)draw(256);
        number[5] = 1;
        number[6] = 4;
        number[7] = 0xe0;
    }
    /* Half of the sets are alike in their lowest bits, so that they must be told apart further up. */
    for (int each = 1; draw(2) && each < chip.field.count; each++)
        memcpy(chip.field.tags[each].number, chip.field.tags[0].number, draw(4));
}

static int found[TAGS_IN_FIELD], parts;

static void note_told(const uint8_t *told)
{
    CHECK(told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_NONE);
    for (int at = 0; at < told[LINK_PASS_AT_TAGS]; at++) {
        int each = 0;
        while (memcmp(told + LINK_PASS_AT_TAGS + 1 + 8 * at, chip.field.tags[each].number, 8) != 0)
            CHECK(++each < chip.field.count);
        found[each]++;
    }
}

static void make_pass(uint8_t *told, bool in_turns)
{
    int64_t end = now + TURN_NS;
    CHECK(pass_call(&reports, 0));
    while (pass_work(false) && (!in_turns || now < end))
        ;
    pass_end_turn(false);
    CHECK(!chip.field_on && reports_oldest(&reports, told) > 0);
    reports_acknowledge(&reports, told[LINK_PASS_AT_REPORT]);
}

/* Returns whether the reading goes on. */
static bool read_part(bool in_turns)
{
    uint8_t told[LINK_BLOCK_LONGEST];
    make_pass(told, in_turns);
    note_told(told);
    return told[LINK_PASS_AT_FLAGS] & LINK_PASS_FLAG_UNFINISHED;
}

static void read_set(bool in_turns)
{
    memset(found, 0, sizeof found);
    parts = 1;
    while (read_part(in_turns))
        parts++;
    for (int each = 0; each < chip.field.count; each++)
        CHECK(found[each] == 1);
}

/* Returns at how many moments. */
static unsigned long dip_at_every_moment(void)
{
    uint8_t told[LINK_BLOCK_LONGEST];
    unsigned long at = 0;
    do {
        dip_in = ++at;
        make_pass(told, false);
        bool came = !dip_in;
        dip_in = 0;
        read_set(false);
        if (!came)
            return at - 1;
    } while (true);
}

int main(int argc, char **argv)
{
    unsigned long sets = argc > 1 ? strtoul(argv[1], NULL, 10) : 1000;
    int64_t longest[9] = {0};
    int turns[9] = {0};
    chance = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 1;
    chip.look = look;
    pn5180_power(&chip, now);
    reports_start(&reports);
    for (unsigned long set = 0; set < sets; set++) {
        bool in_turns = set % 2;
        int64_t began = now;
        lay_by_chance();
        read_set(in_turns);
        if (in_turns && parts > turns[chip.field.count])
            turns[chip.field.count] = parts;
        else if (!in_turns && now - began > longest[chip.field.count])
            longest[chip.field.count] = now - began;
    }
    CHECK(chip.rules_broken == 0);
    lay_by_chance();
    unsigned long dips = dip_at_every_moment();
    CHECK(chip.rules_broken == 0);
    printf("%lu sets read right; longest ms for 0 to 8 tags:", sets);
    for (int count = 0; count < 9; count++)
        printf(" %.0f", (double)longest[count] / 1e6);
    printf("; most turns:");
    for (int count = 0; count < 9; count++)
        printf(" %d", turns[count]);
    printf("; right after a dip at each of %lu moments\n", dips);
    return 0;
}
