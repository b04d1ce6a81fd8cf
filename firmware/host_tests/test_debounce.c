#include "core/debounce.h"
#include "host_tests/check.h"

static void a_change_counts_after_four_looks(void)
{
    struct debounce switches;
    debounce_start(&switches, 0);
    for (int look = 1; look < DEBOUNCE_LOOKS; look++)
        CHECK(!debounce_look(&switches, 1) && switches.closed == 0);
    CHECK(debounce_look(&switches, 1) && switches.closed == 1);
    CHECK(!debounce_look(&switches, 1));
}

static void a_bounce_begins_the_count_anew(void)
{
    struct debounce switches;
    debounce_start(&switches, 0);
    for (int bounce = 0; bounce < 50; bounce++)
        CHECK(!debounce_look(&switches, bounce % DEBOUNCE_LOOKS != 0));
    CHECK(switches.closed == 0);
}

static void one_that_bounces_does_not_hold_up_another(void)
{
    struct debounce switches;
    debounce_start(&switches, 0x8000);
    for (int look = 0; look < DEBOUNCE_LOOKS; look++)
        debounce_look(&switches, (uint16_t)(0x0001 | (look % 2 ? 0x8000 : 0)));
    CHECK(switches.closed == 0x8001);
}

static void what_is_closed_at_the_start_counts(void)
{
    struct debounce switches;
    debounce_start(&switches, 5);
    CHECK(switches.closed == 5 && !debounce_look(&switches, 5));
}

void test_debounce(void)
{
    a_change_counts_after_four_looks();
    a_bounce_begins_the_count_anew();
    one_that_bounces_does_not_hold_up_another();
    what_is_closed_at_the_start_counts();
}
