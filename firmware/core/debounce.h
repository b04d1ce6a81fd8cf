/* Switches that bounce: a change counts once it has stood for some looks in a row. All bits at once. */
#ifndef CORE_DEBOUNCE_H
#define CORE_DEBOUNCE_H

#include <stdbool.h>
#include <stdint.h>

#define DEBOUNCE_LOOKS 4

struct debounce {
    uint16_t closed; /* what counts */
    uint16_t ones, twos; /* a counter of two bits for each switch: looks that differ from what counts */
};

/* What is closed now counts at once. */
void debounce_start(struct debounce *switches, uint16_t closed);

/* One look. Returns whether anything that counts has changed. */
bool debounce_look(struct debounce *switches, uint16_t closed);

#endif
