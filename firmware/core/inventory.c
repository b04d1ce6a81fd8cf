/* A reading of the zone. Where nothing has been lately, first one slot for everybody: most zones are empty, and are done
 * with it. If anybody answers, a round of 16 slots; each that is crowded is looked into with questions of one slot, whose
 * mask is a bit longer each time. What a question of less than four bits brings is not believed, as a strong tag may drown
 * a weak one there: a round is made behind the same bits.
 *
 * Tags that are alike in the bits by which a round tells them apart cost two turns. Where they also have bits in common
 * before these, the next reading begins with a round behind some of those, and asks last whether there is anybody else.
 *
 * The path to where we are is one mask; a bit for each of its bits tells whether the other value is still to be asked.
 * So no depth and no number of tags needs more memory, and a reading can be broken off and gone on with later. */
#include "core/inventory.h"

#include "core/radio.h"

#define LATELY 4 /* readings */
#define SLOTS 16
#define SLOT_BITS 4
#define BITS (LINK_TAG_BYTES * 8)
#define SKIP_MOST 2 /* bits; each costs a question */
#define SURE_BITS 4 /* and then it is asked again, as the two may be gone */

enum phase { RESTING, RAISING, ROUND, QUESTION };
enum next { BEGIN, ASK_AGAIN, GO_ON };

static struct {
    uint8_t path[LINK_TAG_BYTES];
    uint8_t others[LINK_TAG_BYTES];
    uint8_t known[LINK_TAG_BYTES]; /* the tag that was found first, in this reading or else in the last */
    uint16_t crowded; /* slots of the round that are still to be looked into */
    uint16_t collided; /* those in which there are two tags for certain */
    uint8_t sure; /* bits for which it is: where one value brings nothing, both have the other */
    uint8_t phase;
    uint8_t next; /* when the field is up */
    uint8_t bits; /* of the path: the mask */
    uint8_t round_bits; /* of it before the round's slots */
    uint8_t slot;
    uint8_t found;
    uint8_t shared; /* how many of their lowest bits all found tags have in common */
    uint8_t skip; /* how many of these a reading begins behind */
    uint8_t lately; /* readings for which no first look is taken */
    uint8_t garbled, asked;
    uint8_t fault;
} now;

void inventory_reset(void)
{
    memset(&now, 0, sizeof now);
}

uint8_t inventory_fault(void)
{
    return now.fault;
}

static bool get(const uint8_t *bytes, uint8_t at)
{
    return bytes[at / 8] >> at % 8 & 1;
}

/* The higher bits of its byte are zero then. */
static void put(uint8_t *bytes, uint8_t at, bool value)
{
    uint8_t below = (uint8_t)((1u << at % 8) - 1);
    bytes[at / 8] = (uint8_t)((bytes[at / 8] & below) | value << at % 8);
}

static uint8_t bits_in_common(const uint8_t *one, const uint8_t *other, uint8_t most)
{
    uint8_t at = 0;
    while (at < most && get(one, at) == get(other, at))
        at++;
    return at;
}

static void finish(uint8_t fault)
{
    if (fault)
        now.fault = fault;
    if (now.found)
        now.lately = LATELY;
    else if (now.lately)
        now.lately--;
    if (now.found < 2 || now.shared < now.skip)
        now.skip = 0;
    else if (now.collided && now.shared > now.skip && now.skip < SKIP_MOST)
        now.skip++;
    now.phase = RESTING;
    now.next = BEGIN;
    radio_off();
}

static void ask(enum phase how)
{
    if (now.asked == INVENTORY_ASKED_MOST) {
        finish(LINK_PASS_FAULT_UNRESOLVED);
        return;
    }
    now.asked++;
    now.phase = how;
    radio_ask(how == ROUND, now.bits, now.path);
}

static void ask_round(void)
{
    now.round_bits = now.bits;
    now.slot = 0;
    now.collided = 0;
    ask(ROUND);
}

static void step_into(bool value)
{
    put(now.path, now.bits, value);
    now.bits++;
}

static void take_other_value(void)
{
    now.bits--;
    put(now.others, now.bits, false);
    step_into(!get(now.path, now.bits));
}

/* Of the next bit first the value where the known tag does not lie, so that what is new is found soon. */
static void split(void)
{
    bool leads_to_known = bits_in_common(now.path, now.known, now.bits) == now.bits;
    put(now.others, now.bits, true);
    step_into(leads_to_known && !get(now.known, now.bits));
    ask(QUESTION);
}

static void look_into_crowded_slot(void)
{
    uint16_t mark = 1;
    uint8_t slot = 0;
    for (; !(now.crowded & mark); mark <<= 1)
        slot++;
    now.crowded &= (uint16_t)~mark;
    now.bits = now.round_bits;
    for (uint8_t bit = 0; bit < SLOT_BITS; bit++)
        step_into(slot >> bit & 1);
    now.sure = now.collided & mark ? SURE_BITS : 0;
    if (now.sure)
        split();
    else
        ask(QUESTION);
}

/* Up the path to the nearest value that is still to be asked. */
static void go_on(void)
{
    while (now.bits) {
        if (now.crowded && now.bits == now.round_bits + SLOT_BITS) {
            look_into_crowded_slot();
            return;
        }
        if (get(now.others, now.bits - 1)) {
            take_other_value();
            ask(QUESTION);
            return;
        }
        now.bits--;
    }
    finish(LINK_PASS_FAULT_NONE);
}

static bool take(const uint8_t *tag)
{
    bool taken = inventory_found(tag);
    if (!now.found)
        memcpy(now.known, tag, LINK_TAG_BYTES);
    now.found++;
    now.shared = bits_in_common(tag, now.known, now.shared);
    if (!taken)
        finish(LINK_PASS_FAULT_NONE);
    return taken;
}

/* Is it to be looked into? Not for ever, where it brings nothing that can be read. */
static bool is_crowded(enum radio heard)
{
    if (heard == RADIO_GARBLED && now.garbled == INVENTORY_GARBLED_MOST) {
        now.fault = LINK_PASS_FAULT_UNRESOLVED;
        return false;
    }
    now.garbled = (uint8_t)(now.garbled + (heard == RADIO_GARBLED));
    return heard == RADIO_COLLISION || heard == RADIO_GARBLED;
}

static void leave_round(void)
{
    now.bits = now.round_bits + SLOT_BITS;
}

static void hear_slot(enum radio heard, const uint8_t *tag)
{
    if (heard == RADIO_TAG && !take(tag))
        return;
    uint16_t mark = (uint16_t)(1u << now.slot);
    if (is_crowded(heard))
        now.crowded |= mark;
    if (heard == RADIO_COLLISION)
        now.collided |= mark;
    now.slot++;
    if (now.slot < SLOTS) {
        radio_next_slot();
    } else {
        leave_round();
        go_on();
    }
}

static void hear_question(enum radio heard, const uint8_t *tag)
{
    if (heard != RADIO_NOTHING && now.bits < SLOT_BITS) {
        ask_round();
        return;
    }
    if (heard == RADIO_TAG && !take(tag))
        return;
    bool crowded = is_crowded(heard);
    if (heard == RADIO_COLLISION) {
        now.sure = SURE_BITS;
    } else if (heard == RADIO_NOTHING && now.sure) {
        now.sure--;
        take_other_value();
        crowded = true;
    } else {
        now.sure = 0;
    }
    if (crowded && now.bits == BITS) {
        now.fault = LINK_PASS_FAULT_UNRESOLVED;
        now.sure = 0;
        crowded = false;
    }
    if (crowded)
        split();
    else
        go_on();
}

static void forget_reading(void)
{
    now.bits = now.round_bits = 0;
    now.found = now.garbled = now.asked = 0;
    now.shared = BITS;
    now.crowded = now.collided = 0;
    now.fault = LINK_PASS_FAULT_NONE;
    memset(now.others, 0, sizeof now.others);
}

void inventory_start(void)
{
    if (now.next == BEGIN)
        forget_reading();
    now.phase = RAISING;
    radio_on();
}

/* Slots of which nothing was heard yet are as good as crowded ones. */
void inventory_break_off(void)
{
    if (now.phase == ROUND) {
        now.crowded |= (uint16_t)(0xffffu << now.slot);
        leave_round();
        now.next = GO_ON;
    } else if (now.phase == QUESTION) {
        now.next = ASK_AGAIN;
    }
    now.phase = RESTING;
    radio_off();
}

static void begin_reading(void)
{
    if (!now.lately) {
        ask(QUESTION);
        return;
    }
    while (now.bits < now.skip) {
        put(now.others, now.bits, true);
        step_into(get(now.known, now.bits));
    }
    ask_round();
}

static void field_is_up(void)
{
    if (now.next == BEGIN)
        begin_reading();
    else if (now.next == ASK_AGAIN)
        ask(QUESTION);
    else
        go_on();
}

bool inventory_step(void)
{
    uint8_t tag[LINK_TAG_BYTES];
    if (now.phase == RESTING)
        return false;
    enum radio heard = now.phase == RAISING ? radio_field() : radio_listen(tag);
    if (heard == RADIO_WAIT)
        return true;
    if (heard == RADIO_SILENT)
        finish(LINK_PASS_FAULT_CHIP_SILENT);
    else if (heard == RADIO_NO_FIELD)
        finish(LINK_PASS_FAULT_NO_FIELD);
    else if (now.phase == RAISING)
        field_is_up();
    else if (now.phase == ROUND)
        hear_slot(heard, tag);
    else
        hear_question(heard, tag);
    return now.phase != RESTING;
}
