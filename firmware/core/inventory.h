/* Finds all tags in the field, ISO/IEC 15693-3: clause "Anticollision". */
#ifndef CORE_INVENTORY_H
#define CORE_INVENTORY_H

#include "protocol.h"

#define INVENTORY_GARBLED_MOST 3 /* slots that are looked into again though they only brought something unreadable */
#define INVENTORY_ASKED_MOST 200 /* rounds and questions of a reading */

/* After power on: nothing was found lately. */
void inventory_reset(void);

/* Begins a reading, or goes on with the one that was broken off. */
void inventory_start(void);

/* Goes on with it. Call it again and again while it returns true; it never waits. */
bool inventory_step(void);

/* The field goes off now; the next start goes on from here. */
void inventory_break_off(void);

/* Of the reading, so far, see `link_pass_fault`. */
uint8_t inventory_fault(void);

/* Somebody else's part: takes a tag that was found. Returns false when no more can be taken, which ends the reading. */
bool inventory_found(const uint8_t tag[LINK_TAG_BYTES]);

#endif
