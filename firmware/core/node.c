#include "core/node.h"

#include "core/blocks.h"
#include "core/board.h"
#include "core/debounce.h"
#include "core/lamp.h"
#include "core/pass.h"
#include "core/version.h"

#define LOOK_MS 5 /* between two looks at the switches: what stands for 20 ms counts */
#define MAGNET 1

static struct {
    struct blocks blocks;
    struct reports reports;
    struct debounce switches;
    uint32_t boot;
    uint8_t address;
    uint8_t silent_ms, look_ms;
    uint8_t answer_ms, answer_count; /* until it is sent; its bytes */
    uint8_t turn_ms; /* left; 0: nobody else waits for this zone's field to go off */
    bool greeted;
    bool missed; /* its call, as it was still reading */
} node;

static bool is_console(void)
{
    return node.address == LINK_CONSOLE;
}

static bool has_address(void)
{
    return node.address != LINK_EVERYONE;
}

static bool has_magnet(void)
{
    return node.switches.closed & MAGNET;
}

static void report_keys(void)
{
    reports_begin(&node.reports, LINK_KEYS);
    reports_put(&node.reports, (uint8_t)node.switches.closed);
    reports_put(&node.reports, (uint8_t)(node.switches.closed >> 8));
    reports_keep(&node.reports);
}

void node_start(uint8_t address, uint32_t boot, uint16_t switches)
{
    node.address = address;
    node.boot = boot;
    node.greeted = node.missed = false;
    node.silent_ms = node.look_ms = node.turn_ms = node.answer_ms = 0;
    blocks_start(&node.blocks);
    reports_start(&node.reports);
    debounce_start(&node.switches, switches);
    pass_reset();
    if (is_console())
        report_keys();
    else
        lamp_show(!has_address());
}

static uint8_t hello(uint8_t *content)
{
    struct link_hello told = {
        .major = LINK_MAJOR,
        .minor = LINK_MINOR,
        .kind = is_console() ? LINK_NODE_KIND_CONSOLE : LINK_NODE_KIND_ZONE,
        .boot = node.boot,
        .build_count = sizeof FIRMWARE_BUILD - 1,
        .build = FIRMWARE_BUILD,
    };
    return link_pack_hello(content, &told);
}

static uint8_t done_or_unknown(uint8_t message, uint8_t *content)
{
    struct link_unknown unknown = {.message = message};
    bool known = message >= LINK_GREET && message <= LINK_WHO;
    return known ? link_pack_done(content) : link_pack_unknown(content, &unknown);
}

/* Does what is asked. Returns whether a report is asked for. Every request may come twice, because its answer was lost,
 * and must do no harm then. */
static bool carry_out(const struct block *asked)
{
    struct link_poll poll;
    struct link_lamp lamp;
    bool is_poll = link_unpack_poll(asked->content, asked->length, &poll);
    if (is_poll)
        reports_acknowledge(&node.reports, poll.ack);
    else if (link_unpack_lamp(asked->content, asked->length, &lamp) && !is_console())
        lamp_show(lamp.lit != 0);
    return is_poll;
}

static void send_answer(void)
{
    board_send(node.blocks.bytes, node.answer_count);
}

/* Boards with one address do not answer at once then, but for those few that are alike in these bits. */
static uint8_t lateness(const struct link_who *who)
{
    uint8_t serial = (uint8_t)(node.boot >> 24);
    return (uint8_t)(LINK_WHO_STEP_MS * (serial >> (who->shift & 7) & 7));
}

/* The answer is written where the request stands, so all that is needed of that is taken first. */
static void answer(const struct block *asked)
{
    struct link_greet greet;
    struct link_who who;
    uint8_t message = asked->content[0], sequence = asked->sequence, length = 0;
    bool greeting = link_unpack_greet(asked->content, asked->length, &greet);
    bool is_who = link_unpack_who(asked->content, asked->length, &who);
    node.greeted |= greeting;
    greeting |= is_who || !node.greeted;
    bool report = !greeting && carry_out(asked);
    uint8_t *content = blocks_content(&node.blocks);
    if (greeting)
        length = hello(content);
    else if (report)
        length = reports_oldest(&node.reports, content);
    if (!length)
        length = done_or_unknown(message, content);
    node.answer_count = blocks_compose(&node.blocks, node.address | LINK_FROM_NODE, sequence, length);
    node.answer_ms = is_who ? lateness(&who) : 0;
    if (!node.answer_ms)
        send_answer();
}

/* Said twice it does no harm: who has the address already keeps it. */
static void take_place(uint8_t address)
{
    bool chosen = has_magnet(), has_it = node.address == address;
    if (address < LINK_SEAT_FIRST || address > LINK_CONSOLE || chosen == has_it)
        return;
    board_keep_address(chosen ? address : LINK_EVERYONE);
}

/* The muck lies away from all others: it is read to the end, and if it was called meanwhile, it takes any turn then. */
static void take_turns_of_muck(uint16_t cycle, bool is_mine)
{
    if (is_mine || node.missed)
        node.missed = !pass_call(&node.reports, cycle);
}

/* A group has its turn: the zone is read, or its field goes off if it is still on. */
static void take_turns(const struct link_scan *called)
{
    bool is_mine = called->group == node.address % LINK_GROUPS;
    if (node.address == LINK_MUCK) {
        take_turns_of_muck(called->cycle, is_mine);
    } else if (is_mine) {
        pass_call(&node.reports, called->cycle);
        node.turn_ms = LINK_TURN_MS;
    } else {
        pass_end_turn(has_magnet());
    }
}

static void heed(const struct block *block)
{
    struct link_scan scan;
    struct link_place place;
    if (link_unpack_place(block->content, block->length, &place))
        take_place(place.address);
    else if (link_unpack_scan(block->content, block->length, &scan) && has_address() && !is_console())
        take_turns(&scan);
}

static void look_for_blocks(void)
{
    struct block block;
    while (blocks_next(&node.blocks, &block)) {
        if (block.address == node.address && has_address()) {
            answer(&block);
            return;
        }
        if (block.address == LINK_EVERYONE)
            heed(&block);
        blocks_release(&node.blocks);
    }
}

/* While an answer waits where requests stand, nothing is heard. */
void node_take(uint8_t byte)
{
    if (node.answer_ms)
        return;
    node.silent_ms = 0;
    if (blocks_feed(&node.blocks, byte))
        look_for_blocks();
}

void node_tick(uint16_t switches)
{
    if (node.answer_ms && --node.answer_ms == 0)
        send_answer();
    if (node.silent_ms <= LINK_QUIET_MS && ++node.silent_ms > LINK_QUIET_MS) {
        blocks_quiet(&node.blocks);
        look_for_blocks();
    }
    if (node.turn_ms && --node.turn_ms == 0)
        pass_end_turn(has_magnet());
    if (++node.look_ms < LOOK_MS)
        return;
    node.look_ms = 0;
    if (debounce_look(&node.switches, switches) && is_console())
        report_keys();
}

bool node_work(void)
{
    return pass_work(has_magnet());
}
