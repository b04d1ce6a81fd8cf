/* Finds all tags in the field, ISO/IEC 15693-3: clause "Anticollision". */
#ifndef CORE_INVENTORY_H
#define CORE_INVENTORY_H

#include "protocol.h"

#define INVENTORY_GARBLED_MOST 3 /* slots that are looked into again though they only brought something unreadable */
#define INVENTORY_ROUNDS_MOST 100

/* After power on: nothing was found lately. */
void inventory_reset(void);
void inventory_start(void);

/* Goes on with it. Call it again and again while it returns true; it never waits. */
bool inventory_step(void);

/* Of the pass that has ended, see `link_pass_fault`. */
uint8_t inventory_fault(void);

/* Somebody else's part: takes a tag that was found. Returns false when no more can be taken, which ends the pass. */
bool inventory_found(const uint8_t tag[LINK_TAG_BYTES]);

#endif
