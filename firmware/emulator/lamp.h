/* A chain of eight APA102 lights, as its two wires drive it. */
#ifndef EMULATOR_LAMP_H
#define EMULATOR_LAMP_H

#include <stdbool.h>
#include <stdint.h>

#define LAMP_BITS (8 * 40)

struct lamp {
    uint64_t bits[LAMP_BITS / 64]; /* the latest, in the lowest bit of the first */
    bool lit;
};

/* The clock goes up. */
void lamp_clock(struct lamp *lamp, bool data);

#endif
