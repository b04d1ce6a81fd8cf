/* What the core needs of a reader chip for ISO/IEC 15693 tags. Nothing here waits: each call returns at once, and what
 * takes time is asked for again until it is there. */
#ifndef CORE_RADIO_H
#define CORE_RADIO_H

#include "protocol.h"

enum radio {
    RADIO_WAIT, /* nothing to tell yet: ask again */
    RADIO_READY, /* the field is on, and tags have had the time to wake up */
    RADIO_NOTHING, /* no tag answered in this slot */
    RADIO_TAG, /* one did, and its number is there */
    RADIO_COLLISION, /* several did */
    RADIO_GARBLED, /* something did that cannot be read: a broken tag, noise, or several that look like one */
    RADIO_SILENT, /* the chip does not answer */
    RADIO_NO_FIELD, /* the field does not come up */
};

void radio_on(void);
enum radio radio_field(void);
void radio_off(void);

/* Sends an inventory request with one slot or 16. Only tags answer whose number begins, in its lowest bits, with
 * these `bits` of `mask`; with 16 slots the four bits behind them choose the slot. */
void radio_ask(bool all_slots, uint8_t bits, const uint8_t *mask);
void radio_next_slot(void);

/* What the current slot brings. */
enum radio radio_listen(uint8_t tag[LINK_TAG_BYTES]);

#endif
