#include "core/reports.h"
#include "host_tests/check.h"

static struct reports reports;
static uint8_t told[LINK_BLOCK_LONGEST];

static void keep_pass(uint8_t tags)
{
    reports_begin(&reports, LINK_PASS);
    for (uint8_t at = LINK_PASS_AT_CYCLE; at <= LINK_PASS_AT_TAGS; at++)
        reports_put(&reports, 0);
    for (unsigned at = 0; at < tags * 8u; at++)
        reports_put(&reports, (uint8_t)(at + reports.number));
    reports_change(&reports, LINK_PASS_AT_TAGS, tags);
    reports_keep(&reports);
}

static void it_stays_until_it_is_acknowledged(void)
{
    reports_start(&reports);
    CHECK(reports_oldest(&reports, told) == 0);
    keep_pass(2);
    for (int again = 0; again < 3; again++) {
        CHECK(reports_oldest(&reports, told) == LINK_PASS_AT_TAGS + 1 + 16);
        CHECK(told[LINK_PASS_AT_REPORT] == 1 && told[LINK_PASS_AT_WAITING] == 0);
        reports_acknowledge(&reports, 7);
        reports_acknowledge(&reports, 0);
    }
    reports_acknowledge(&reports, 1);
    CHECK(reports_oldest(&reports, told) == 0);
    reports_acknowledge(&reports, 1);
    CHECK(reports_oldest(&reports, told) == 0);
}

static void at_most_eight_wait_and_the_oldest_gives_way(void)
{
    reports_start(&reports);
    for (int each = 0; each < LINK_REPORTS_MOST + 3; each++)
        keep_pass(0);
    CHECK(reports_oldest(&reports, told) > 0);
    CHECK(told[LINK_PASS_AT_REPORT] == 4 && told[LINK_PASS_AT_WAITING] == LINK_REPORTS_MOST - 1);
}

static void large_ones_make_room_and_every_byte_is_right(void)
{
    reports_start(&reports);
    for (unsigned each = 0; each < 2000; each++) {
        keep_pass((uint8_t)(each * 7 % (LINK_TAGS_MOST + 1)));
        CHECK(reports.used <= REPORTS_POOL && reports.count <= LINK_REPORTS_MOST && reports.count >= 1);
        uint8_t length = reports_oldest(&reports, told), number = told[LINK_PASS_AT_REPORT];
        CHECK(number >= 1 && told[LINK_PASS_AT_WAITING] == reports.count - 1);
        CHECK(length == LINK_PASS_AT_TAGS + 1 + 8 * told[LINK_PASS_AT_TAGS]);
        for (unsigned at = LINK_PASS_AT_TAGS + 1; at < length && number > 1; at++)
            CHECK(told[at] == (uint8_t)(at - LINK_PASS_AT_TAGS - 1 + number - 1));
        if (each % 3 == 0)
            reports_acknowledge(&reports, number);
    }
}

static void numbers_go_from_255_to_1(void)
{
    reports_start(&reports);
    for (int each = 0; each < 256; each++)
        keep_pass(0);
    CHECK(reports.number == 1);
}

void test_reports(void)
{
    it_stays_until_it_is_acknowledged();
    at_most_eight_wait_and_the_oldest_gives_way();
    large_ones_make_room_and_every_byte_is_right();
    numbers_go_from_255_to_1();
}
