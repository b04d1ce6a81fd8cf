/* Passes over the emulator's tags: what is found, what is told of what cannot be. */
#include <limits.h>

#include "core/inventory.h"
#include "core/pass.h"
#include "host_tests/chance.h"
#include "host_tests/check.h"
#include "host_tests/fake_radio.h"

static struct reports reports;
static uint8_t told[LINK_BLOCK_LONGEST];

static void start(void)
{
    fake_radio_reset();
    reports_start(&reports);
    pass_reset();
}

static void add(uint64_t number)
{
    struct tag *tag = &radio_tags.tags[radio_tags.count++];
    for (int at = 0; at < LINK_TAG_BYTES; at++)
        tag->number[at] = (uint8_t)(number >> 8 * at);
}

/* steps: after so many looks at the chip the turn is over. */
static void make_pass_of(unsigned steps)
{
    reports_start(&reports);
    CHECK(pass_call(&reports, 0x1234));
    CHECK(!pass_call(&reports, 0x9999)); /* is not heeded while it reads */
    while (steps-- && pass_work(true))
        ;
    pass_end_turn(true);
    CHECK(reports_oldest(&reports, told) > 0);
    CHECK(told[LINK_PASS_AT_CYCLE] == 0x34 && told[LINK_PASS_AT_CYCLE + 1] == 0x12);
    CHECK(told[LINK_PASS_AT_FLAGS] & LINK_PASS_FLAG_MAGNET);
    CHECK(!radio_is_on);
}

static void make_pass(void)
{
    make_pass_of(UINT_MAX);
    CHECK(!(told[LINK_PASS_AT_FLAGS] & LINK_PASS_FLAG_UNFINISHED));
}

static unsigned tags(void)
{
    return told[LINK_PASS_AT_TAGS];
}

static bool tells(const uint8_t *number)
{
    unsigned times = 0;
    for (unsigned at = 0; at < tags(); at++)
        times += memcmp(told + LINK_PASS_AT_TAGS + 1 + 8 * at, number, 8) == 0;
    return times == 1;
}

static void all_are_told_once(void)
{
    CHECK(tags() == (unsigned)radio_tags.count);
    for (int at = 0; at < radio_tags.count; at++)
        CHECK(tells(radio_tags.tags[at].number));
    CHECK(told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_NONE);
}

static void an_empty_zone_takes_one_slot(void)
{
    start();
    make_pass();
    CHECK(tags() == 0 && radio_single == 1 && radio_rounds == 0);
}

static void where_cards_lay_lately_no_first_look_is_taken(void)
{
    start();
    add(0xe004015012345678);
    make_pass();
    all_are_told_once();
    CHECK(radio_single == 1 && radio_rounds == 1);
    make_pass();
    all_are_told_once();
    CHECK(radio_single == 1 && radio_rounds == 2);
    radio_tags.count = 0;
    for (int pass = 0; pass < 10; pass++)
        make_pass();
    CHECK(radio_single > 1 && radio_rounds < 10);
}

#define A 0xe004015012345678
#define ALIKE_IN_5 0xe004015012345658
#define ALIKE_IN_9 0xe004015012345478

/* Two that are in one slot cost two questions; the next readings begin behind a bit that they share, until a round tells
 * them apart, and ask last whether there is anybody else. */
static void readings_of_alike_tags_begin_behind_what_they_share(void)
{
    start();
    add(A);
    add(ALIKE_IN_5);
    unsigned needed[][2] = {{1, 1 + 3}, {1, 1 + 2}, {1, 2}, {1, 2}};
    for (int at = 0; at < 4; at++) {
        unsigned rounds = radio_rounds, single = radio_single;
        make_pass();
        all_are_told_once();
        CHECK(radio_rounds - rounds == needed[at][0] && radio_single - single == needed[at][1]);
    }
    add(A ^ 1);
    make_pass();
    all_are_told_once();
    CHECK(tells(radio_tags.tags[2].number));
    radio_tags.count = 1;
    make_pass();
    make_pass();
    all_are_told_once();
}

/* The host hears of a new card in the same turn, though the whole reading takes longer. */
static void of_two_alike_the_new_one_is_found_first(void)
{
    for (int old_one = 0; old_one < 2; old_one++) {
        start();
        add(old_one ? A : ALIKE_IN_9);
        make_pass();
        add(old_one ? ALIKE_IN_9 : A);
        make_pass();
        all_are_told_once();
        CHECK(memcmp(told + LINK_PASS_AT_TAGS + 1, radio_tags.tags[1].number, LINK_TAG_BYTES) == 0);
    }
}

static void what_is_gone_in_the_middle_of_a_reading_is_no_fault(void)
{
    for (unsigned steps = 0; steps < 120; steps++) {
        start();
        add(A);
        add(ALIKE_IN_9);
        make_pass_of(steps);
        radio_tags.count = 0;
        unsigned asked = radio_single;
        make_pass();
        CHECK(told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_NONE && radio_single - asked < 20);
    }
}

/* However the turns cut it, all parts together tell each tag once. */
static void a_reading_that_is_broken_off_is_gone_on_with(unsigned sets)
{
    start();
    for (unsigned set = 0; set < sets; set++) {
        unsigned found[TAGS_IN_FIELD] = {0}, parts = 0;
        radio_tags.count = 0;
        for (unsigned each = draw(9); each; each--)
            add((uint64_t)draw(UINT32_MAX) << (draw(4) * 4) | (uint64_t)0xe0 << 56 | each << 28);
        do {
            make_pass_of(20 + draw(60));
            for (int at = 0; at < radio_tags.count; at++)
                found[at] += tells(radio_tags.tags[at].number);
            CHECK(told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_NONE && ++parts < 100);
        } while (told[LINK_PASS_AT_FLAGS] & LINK_PASS_FLAG_UNFINISHED);
        for (int at = 0; at < radio_tags.count; at++)
            CHECK(found[at] == 1);
    }
}

/* A mask's length must be kept beside it: numbers whose next bits are zero are lost otherwise. */
static void numbers_that_go_on_with_zeros_are_found(void)
{
    start();
    add(0xe004015000000001);
    add(0xe004015000000011);
    add(0xe004015000000000);
    add(0xe004015000010001);
    make_pass();
    all_are_told_once();
}

static void numbers_that_differ_in_their_last_bits_only_are_found(void)
{
    start();
    add(0xe004015012345678);
    add(0xf004015012345678);
    add(0x1004015012345678);
    make_pass();
    all_are_told_once();
    CHECK(radio_rounds == 1 && radio_single <= 1 + 2 * 60); /* two for each bit behind the round's */
}

static void every_set_of_tags_is_read_right(unsigned sets)
{
    start();
    for (unsigned set = 0; set < sets; set++) {
        radio_tags.count = 0;
        unsigned count = draw(9);
        for (unsigned each = 0; each < count; each++)
            add((uint64_t)draw(UINT32_MAX) << (draw(4) * 8) | (uint64_t)0xe0 << 56 | each);
        make_pass();
        all_are_told_once();
    }
}

static void more_than_can_be_told_is_flagged(void)
{
    start();
    for (uint64_t each = 0; each <= LINK_TAGS_MOST; each++) {
        CHECK(!(told[LINK_PASS_AT_FLAGS] & LINK_PASS_FLAG_MORE_TAGS));
        add(0xe004015000000000 | each * 7919);
        make_pass();
    }
    CHECK(tags() == LINK_TAGS_MOST && told[LINK_PASS_AT_FLAGS] & LINK_PASS_FLAG_MORE_TAGS);
}

static void a_broken_tag_is_told_and_hides_no_other(void)
{
    start();
    add(0xe004015012345678);
    radio_tags.tags[0].broken = true;
    make_pass();
    CHECK(tags() == 0 && told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_UNRESOLVED);
    CHECK(radio_rounds == 1 && radio_single <= 2 + 2 * INVENTORY_GARBLED_MOST);
    add(0xe004015012345671);
    add(0xe004015012345672);
    make_pass();
    CHECK(tags() == 2 && tells(radio_tags.tags[1].number) && tells(radio_tags.tags[2].number));
    CHECK(told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_UNRESOLVED);
}

/* It does in the first slot for everybody, which is therefore not believed. */
static void a_strong_tag_hides_a_weak_one_in_its_own_slot_only(void)
{
    start();
    add(0xe004015012345671);
    add(0xe004015012345672);
    radio_tags.tags[0].strong = true;
    make_pass();
    all_are_told_once();
    CHECK(radio_single == 1);
}

static void one_burst_of_noise_is_looked_into_and_no_fault(void)
{
    unsigned looked_into = 0;
    start();
    radio_tags.noise = 3;
    radio_tags.chance = 1;
    for (int each = 0; each < 300; each++) {
        unsigned rounds = radio_rounds;
        make_pass();
        CHECK(tags() == 0);
        looked_into += radio_rounds > rounds && told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_NONE;
    }
    CHECK(looked_into > 0);
}

/* A chip that sees a collision in every slot, even where no bit is left by which two numbers could differ. */
static void what_collides_to_the_last_bit_is_unresolved(void)
{
    start();
    radio_crowded = true;
    make_pass();
    CHECK(tags() == 0 && told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_UNRESOLVED);
    CHECK(radio_rounds + radio_single == INVENTORY_ASKED_MOST);
}

static void a_reader_that_fails_is_told(void)
{
    start();
    radio_fails = RADIO_SILENT;
    make_pass();
    CHECK(told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_CHIP_SILENT);
    radio_fails = RADIO_NO_FIELD;
    make_pass();
    CHECK(told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_NO_FIELD);
    radio_fails = RADIO_READY;
    for (int slots = 0; slots < 20; slots++) {
        add(0xe004015000000000 | (uint64_t)slots);
        radio_fails_in = slots;
        make_pass();
        CHECK(slots > 17 || told[LINK_PASS_AT_FAULT] == LINK_PASS_FAULT_CHIP_SILENT || slots == 0 || tags() > 0);
    }
    radio_fails_in = -1;
    make_pass();
    all_are_told_once();
}

void test_inventory(void)
{
    an_empty_zone_takes_one_slot();
    where_cards_lay_lately_no_first_look_is_taken();
    readings_of_alike_tags_begin_behind_what_they_share();
    of_two_alike_the_new_one_is_found_first();
    what_is_gone_in_the_middle_of_a_reading_is_no_fault();
    a_reading_that_is_broken_off_is_gone_on_with(2000);
    numbers_that_go_on_with_zeros_are_found();
    numbers_that_differ_in_their_last_bits_only_are_found();
    every_set_of_tags_is_read_right(2000);
    more_than_can_be_told_is_flagged();
    a_broken_tag_is_told_and_hides_no_other();
    a_strong_tag_hides_a_weak_one_in_its_own_slot_only();
    one_burst_of_noise_is_looked_into_and_no_fault();
    what_collides_to_the_last_bit_is_unresolved();
    a_reader_that_fails_is_told();
}
