/* A pass over the zone. Where nothing has been lately, first one slot for everybody: most zones are empty, and are done
 * with it. If anybody answers, 16 slots, of which each that is crowded is looked into again with a mask that is four bits
 * longer. What the first slot brings is not believed, as a strong tag may drown a weak one there.
 *
 * The path to where we are is one mask; what is still to be looked into at each of its lengths is a bit for each slot.
 * So no depth and no number of tags needs more memory, and no crowded slot is ever forgotten. */
#include "core/inventory.h"

#include "core/radio.h"

#define LATELY 4 /* passes */
#define SLOTS 16
#define SLOT_BITS 4
#define LEVELS (LINK_TAG_BYTES * 8 / SLOT_BITS)

enum phase { RESTING, RAISING, FIRST_LOOK, SLOT };

static struct {
    uint16_t crowded[LEVELS];
    uint8_t path[LINK_TAG_BYTES];
    uint8_t phase;
    uint8_t level; /* half bytes of the mask */
    uint8_t slot;
    uint8_t found;
    uint8_t lately; /* passes for which no first look is taken */
    uint8_t garbled, rounds;
    uint8_t fault;
} now;

void inventory_reset(void)
{
    now.phase = RESTING;
    now.lately = 0;
}

void inventory_start(void)
{
    now.phase = RAISING;
    now.found = now.garbled = now.rounds = now.level = 0;
    now.fault = LINK_PASS_FAULT_NONE;
    memset(now.crowded, 0, sizeof now.crowded);
    memset(now.path, 0, sizeof now.path);
    radio_on();
}

uint8_t inventory_fault(void)
{
    return now.fault;
}

static void finish(uint8_t fault)
{
    if (fault)
        now.fault = fault;
    if (now.found)
        now.lately = LATELY;
    else if (now.lately)
        now.lately--;
    now.phase = RESTING;
    radio_off();
}

static void ask_round(void)
{
    now.phase = SLOT;
    now.slot = 0;
    now.rounds++;
    radio_ask(true, (uint8_t)(now.level * SLOT_BITS), now.path);
}

static void set_step(uint8_t level, uint8_t slot)
{
    uint8_t *byte = &now.path[level / 2];
    *byte = level % 2 ? (uint8_t)((*byte & 0x0f) | slot << SLOT_BITS) : slot;
}

/* The first crowded slot of this level, or of the nearest one above that has any; it is not crowded any more then. */
static bool next_crowded(uint8_t *slot)
{
    while (!now.crowded[now.level]) {
        if (now.level == 0)
            return false;
        now.level--;
    }
    for (*slot = 0; !(now.crowded[now.level] >> *slot & 1); ++*slot)
        ;
    now.crowded[now.level] &= (uint16_t)~(1u << *slot);
    return true;
}

static void descend_or_finish(void)
{
    uint8_t slot;
    while (next_crowded(&slot)) {
        if (now.level < LEVELS - 1 && now.rounds < INVENTORY_ROUNDS_MOST) {
            set_step(now.level, slot);
            now.level++;
            ask_round();
            return;
        }
        now.fault = LINK_PASS_FAULT_UNRESOLVED;
    }
    finish(LINK_PASS_FAULT_NONE);
}

static void next_slot(void)
{
    now.slot++;
    if (now.slot < SLOTS)
        radio_next_slot();
    else
        descend_or_finish();
}

static bool take(const uint8_t *tag)
{
    bool taken = inventory_found(tag);
    now.found++;
    if (!taken)
        finish(LINK_PASS_FAULT_NONE);
    return taken;
}

static void first_look(enum radio heard)
{
    if (heard == RADIO_NOTHING)
        finish(LINK_PASS_FAULT_NONE);
    else
        ask_round();
}

static void slot(enum radio heard, const uint8_t *tag)
{
    if (heard == RADIO_TAG && !take(tag))
        return;
    if (heard == RADIO_GARBLED && now.garbled == INVENTORY_GARBLED_MOST) {
        now.fault = LINK_PASS_FAULT_UNRESOLVED;
    } else if (heard == RADIO_COLLISION || heard == RADIO_GARBLED) {
        now.garbled = (uint8_t)(now.garbled + (heard == RADIO_GARBLED));
        now.crowded[now.level] |= (uint16_t)(1u << now.slot);
    }
    next_slot();
}

static void field_is_up(void)
{
    if (now.lately) {
        ask_round();
        return;
    }
    now.phase = FIRST_LOOK;
    radio_ask(false, 0, now.path);
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
    else if (now.phase == FIRST_LOOK)
        first_look(heard);
    else
        slot(heard, tag);
    return now.phase != RESTING;
}
