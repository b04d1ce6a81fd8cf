/* What a node answers, and to whom. */
#include "core/node.h"

#include "core/blocks.h"
#include "core/version.h"
#include "host_tests/chance.h"
#include "host_tests/check.h"
#include "host_tests/fake_board.h"
#include "host_tests/fake_radio.h"

#define SEAT_4 4
#define GROUP (SEAT_4 % LINK_GROUPS)

static struct blocks composer;
static uint8_t content[LINK_BLOCK_LONGEST], sequence;

static void start(uint8_t address, uint16_t switches)
{
    fake_board_reset();
    fake_radio_reset();
    node_start(address, 0x01020304, switches);
}

static void hear(const uint8_t *bytes, unsigned count)
{
    while (count--)
        node_take(*bytes++);
}

static uint8_t compose(uint8_t address, const uint8_t *told, uint8_t length)
{
    memcpy(blocks_content(&composer), told, length);
    return blocks_compose(&composer, address, ++sequence, length);
}

/* Sends a request. Returns the message that answers it; 0: none. */
static uint8_t ask(uint8_t address, const uint8_t *told, uint8_t length)
{
    unsigned answers = board_answers;
    hear(composer.bytes, compose(address, told, length));
    if (board_answers == answers)
        return 0;
    CHECK(board_answers == answers + 1);
    CHECK(board_sent[0] == LINK_SYNC && board_sent[1] == board_sent_count - 1);
    CHECK(board_sent[2] == (address | LINK_FROM_NODE) && board_sent[3] == sequence);
    memcpy(content, board_sent + 4, board_sent_count - 7);
    return content[0];
}

static uint8_t greet(void)
{
    return ask(SEAT_4, content, link_pack_greet(content, &(struct link_greet){LINK_MAJOR, LINK_MINOR}));
}

static uint8_t poll(uint8_t address, uint8_t ack)
{
    return ask(address, content, link_pack_poll(content, &(struct link_poll){ack}));
}

static uint8_t scan(uint8_t address, uint8_t group)
{
    return ask(address, content, link_pack_scan(content, &(struct link_scan){group, 9}));
}

static uint8_t lamp(uint8_t lit)
{
    return ask(SEAT_4, content, link_pack_lamp(content, &(struct link_lamp){lit}));
}

static void let_read(void)
{
    while (node_work())
        ;
}

static void until_it_is_greeted_it_only_says_hello(void)
{
    struct link_hello hello;
    start(SEAT_4, 0);
    CHECK(poll(SEAT_4, 0) == LINK_HELLO && lamp(1) == LINK_HELLO && !board_lit);
    CHECK(ask(SEAT_4, (const uint8_t[]){99}, 1) == LINK_HELLO);
    CHECK(greet() == LINK_HELLO);
    CHECK(link_unpack_hello(content, (uint8_t)(board_sent_count - 7), &hello));
    CHECK(hello.major == LINK_MAJOR && hello.minor == LINK_MINOR && hello.kind == LINK_NODE_KIND_ZONE);
    CHECK(hello.boot == 0x01020304 && hello.build_count == sizeof FIRMWARE_BUILD - 1);
    CHECK(poll(SEAT_4, 0) == LINK_DONE);
    CHECK(greet() == LINK_HELLO);
}

static uint8_t who(uint8_t shift)
{
    return ask(SEAT_4, content, link_pack_who(content, &(struct link_who){shift}));
}

/* Two boards of one address do not answer at once, and so can be told apart: each by three bits of its serial number. */
static void who_is_there_is_answered_in_the_boards_own_time(void)
{
    static const unsigned late_ms[] = {5 * LINK_WHO_STEP_MS, 0, 6 * LINK_WHO_STEP_MS};
    for (int at = 0; at < 3; at++) {
        fake_board_reset();
        node_start(SEAT_4, 0xc5000100, 0); /* 11 000 101 */
        uint8_t told = who((uint8_t)(3 * at - (at == 2)));
        for (unsigned ms = 0; ms < late_ms[at]; ms++) {
            CHECK(!told && !board_answers);
            greet(); /* another board's voice: nobody listens while an answer waits */
            CHECK(!board_answers);
            node_tick(0);
        }
        CHECK(board_answers == 1 && board_sent[4] == LINK_HELLO);
        node_tick(0);
        CHECK(board_answers == 1 && poll(SEAT_4, 0) == LINK_HELLO);
    }
}

static void it_does_not_answer_what_is_for_others(void)
{
    start(SEAT_4, 0);
    CHECK(!poll(5, 0) && !poll(LINK_EVERYONE, 0) && !poll(SEAT_4 | LINK_FROM_NODE, 0));
}

static void the_lamp_follows(void)
{
    start(SEAT_4, 0);
    CHECK(board_shows == 1 && !board_lit);
    greet();
    CHECK(lamp(1) == LINK_DONE && board_lit);
    CHECK(lamp(0) == LINK_DONE && !board_lit);
}

static void what_it_does_not_know_it_says_so(void)
{
    start(SEAT_4, 0);
    greet();
    CHECK(ask(SEAT_4, (const uint8_t[]){200, 1, 2}, 3) == LINK_UNKNOWN && content[1] == 200);
    CHECK(ask(SEAT_4, (const uint8_t[]){0}, 1) == LINK_UNKNOWN);
    CHECK(ask(SEAT_4, (const uint8_t[]){LINK_POLL}, 1) == LINK_DONE);
    CHECK(ask(SEAT_4, (const uint8_t[]){LINK_HELLO}, 1) == LINK_DONE);
    CHECK(scan(SEAT_4, GROUP) == LINK_DONE && !radio_is_on);
}

static void a_report_comes_until_it_is_acknowledged(void)
{
    start(SEAT_4, 0);
    greet();
    scan(LINK_EVERYONE, GROUP + 1);
    CHECK(!radio_is_on);
    CHECK(scan(LINK_EVERYONE, GROUP) == 0 && radio_is_on);
    CHECK(poll(SEAT_4, 0) == LINK_DONE);
    let_read();
    CHECK(poll(SEAT_4, 0) == LINK_PASS && content[LINK_PASS_AT_REPORT] == 1 && content[LINK_PASS_AT_CYCLE] == 9);
    CHECK(poll(SEAT_4, 0) == LINK_PASS && content[LINK_PASS_AT_REPORT] == 1);
    CHECK(poll(SEAT_4, 1) == LINK_DONE);
    CHECK(ask(LINK_EVERYONE, (const uint8_t[]){LINK_SCAN, GROUP}, 2) == 0 && !radio_is_on);
}

static void tick(unsigned ms, uint16_t switches)
{
    while (ms--)
        node_tick(switches);
}

static void the_magnet_is_told_with_the_pass(void)
{
    start(SEAT_4, 0);
    greet();
    tick(30, 1);
    scan(LINK_EVERYONE, GROUP);
    let_read();
    CHECK(poll(SEAT_4, 0) == LINK_PASS && content[LINK_PASS_AT_FLAGS] == LINK_PASS_FLAG_MAGNET);
}

static void lay_two_cards(void)
{
    radio_tags.count = 2;
    radio_tags.tags[0].number[0] = 1;
    radio_tags.tags[1].number[0] = 2;
}

static void work(unsigned steps)
{
    while (steps-- && node_work())
        ;
}

static uint8_t scan_as(uint8_t address, uint8_t group)
{
    fake_board_reset();
    fake_radio_reset();
    node_start(address, 1, 0);
    lay_two_cards();
    return scan(LINK_EVERYONE, group);
}

/* Neighbours are in other groups: no field may still be on when another group is called. */
static void a_field_goes_off_at_the_end_of_its_turn(void)
{
    scan_as(SEAT_4, GROUP);
    work(20);
    tick(LINK_TURN_MS - 1, 0);
    CHECK(radio_is_on);
    tick(1, 0);
    CHECK(!radio_is_on && !node_work());
    greet();
    CHECK(poll(SEAT_4, 0) == LINK_PASS && content[LINK_PASS_AT_FLAGS] == LINK_PASS_FLAG_UNFINISHED);
    scan(LINK_EVERYONE, GROUP);
    let_read();
    CHECK(poll(SEAT_4, 1) == LINK_PASS && content[LINK_PASS_AT_FLAGS] == 0);
}

static void a_field_goes_off_when_another_group_is_called_too_soon(void)
{
    scan_as(SEAT_4, GROUP);
    work(20);
    CHECK(radio_is_on);
    scan(LINK_EVERYONE, GROUP);
    CHECK(radio_is_on);
    scan(LINK_EVERYONE, (GROUP + 1) % LINK_GROUPS);
    CHECK(!radio_is_on);
}

/* It has no neighbours, and many cards. */
static void the_muck_is_read_to_the_end_and_then_makes_up_for_a_call_that_it_missed(void)
{
    uint8_t mine = LINK_MUCK % LINK_GROUPS, next = (mine + 1) % LINK_GROUPS;
    scan_as(LINK_MUCK, mine);
    work(20);
    scan(LINK_EVERYONE, next);
    tick(4 * LINK_TURN_MS, 0);
    CHECK(radio_is_on);
    scan(LINK_EVERYONE, mine);
    let_read();
    CHECK(!radio_is_on);
    scan(LINK_EVERYONE, next);
    CHECK(radio_is_on);
    let_read();
    scan(LINK_EVERYONE, next);
    CHECK(!radio_is_on);
}

static void the_console_tells_its_keys(void)
{
    start(LINK_CONSOLE, 0x10);
    CHECK(ask(LINK_CONSOLE, content, link_pack_greet(content, &(struct link_greet){1, 0})) == LINK_HELLO);
    CHECK(poll(LINK_CONSOLE, 0) == LINK_KEYS && content[LINK_KEYS_AT_DOWN] == 0x10);
    tick(10, 0x12);
    CHECK(poll(LINK_CONSOLE, 1) == LINK_DONE);
    tick(20, 0x12);
    CHECK(poll(LINK_CONSOLE, 1) == LINK_KEYS && content[LINK_KEYS_AT_DOWN] == 0x12);
    CHECK(ask(LINK_CONSOLE, content, link_pack_lamp(content, &(struct link_lamp){1})) == LINK_DONE && !board_shows);
    scan(LINK_EVERYONE, LINK_CONSOLE % LINK_GROUPS);
    CHECK(!radio_is_on && !node_work());
}

static uint8_t place(uint8_t address)
{
    return ask(LINK_EVERYONE, content, link_pack_place(content, &(struct link_place){address}));
}

static void the_node_with_the_magnet_takes_the_place(void)
{
    start(SEAT_4, 1);
    CHECK(place(7) == 0 && board_kept == 7);
    start(SEAT_4, 1);
    CHECK(place(SEAT_4) == 0 && board_kept == -1);
    CHECK(place(0) == 0 && place(LINK_CONSOLE + 1) == 0 && board_kept == -1);
}

static void another_that_has_it_gives_it_up(void)
{
    start(SEAT_4, 0);
    CHECK(place(5) == 0 && board_kept == -1);
    CHECK(place(SEAT_4) == 0 && board_kept == LINK_EVERYONE);
}

static void a_node_without_an_address_is_silent_lit_and_can_be_given_one(void)
{
    start(LINK_EVERYONE, 0);
    CHECK(board_lit && !poll(LINK_EVERYONE, 0) && !scan(LINK_EVERYONE, 0) && !radio_is_on && !board_answers);
    CHECK(place(3) == 0 && board_kept == -1);
    tick(30, 1);
    CHECK(place(3) == 0 && board_kept == 3);
}

static void half_a_block_is_given_up_after_silence(void)
{
    uint8_t count;
    start(SEAT_4, 0);
    count = compose(SEAT_4, (const uint8_t[]){LINK_GREET, 1, 0}, 3);
    hear((const uint8_t[]){LINK_SYNC, 90}, 2);
    tick(LINK_QUIET_MS, 0);
    CHECK(!board_answers);
    tick(1, 0);
    hear(composer.bytes, count);
    CHECK(board_answers == 1);
    tick(300, 0);
    CHECK(board_answers == 1);
}

/* CRC-16 sees every change within 16 bits that follow each other, so this is no matter of luck. */
static void no_corrupted_request_is_answered_or_acted_on(unsigned frames)
{
    start(SEAT_4, 0);
    greet();
    unsigned answers = board_answers, shows = board_shows;
    for (unsigned frame = 0; frame < frames; frame++) {
        uint8_t told[8], length;
        switch (draw(4)) {
        case 0: length = link_pack_lamp(told, &(struct link_lamp){1}); break;
        case 1: length = link_pack_poll(told, &(struct link_poll){(uint8_t)draw(256)}); break;
        case 2: length = link_pack_scan(told, &(struct link_scan){GROUP, (uint16_t)draw(65536)}); break;
        default: length = link_pack_greet(told, &(struct link_greet){1, 0}); break;
        }
        uint8_t count = compose(draw(2) ? SEAT_4 : LINK_EVERYONE, told, length);
        unsigned at = 1 + draw(count - 3u);
        composer.bytes[at] ^= (uint8_t)(1 + draw(255));
        composer.bytes[at + 1] ^= (uint8_t)draw(256);
        hear(composer.bytes, count);
        tick(LINK_QUIET_MS + 1, 0);
        CHECK(board_answers == answers && board_shows == shows && !radio_is_on);
    }
    CHECK(poll(SEAT_4, 0) == LINK_DONE);
}

void test_node(void)
{
    until_it_is_greeted_it_only_says_hello();
    who_is_there_is_answered_in_the_boards_own_time();
    it_does_not_answer_what_is_for_others();
    the_lamp_follows();
    what_it_does_not_know_it_says_so();
    a_report_comes_until_it_is_acknowledged();
    the_magnet_is_told_with_the_pass();
    a_field_goes_off_at_the_end_of_its_turn();
    a_field_goes_off_when_another_group_is_called_too_soon();
    the_muck_is_read_to_the_end_and_then_makes_up_for_a_call_that_it_missed();
    the_console_tells_its_keys();
    the_node_with_the_magnet_takes_the_place();
    another_that_has_it_gives_it_up();
    a_node_without_an_address_is_silent_lit_and_can_be_given_one();
    half_a_block_is_given_up_after_silence();
    no_corrupted_request_is_answered_or_acted_on(10000);
}
