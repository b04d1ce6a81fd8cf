/* Random numbers that are the same for the same seed. */
#ifndef HOST_TESTS_CHANCE_H
#define HOST_TESTS_CHANCE_H

#include <stdint.h>

static uint32_t chance = 1;

static inline uint32_t draw(uint32_t below)
{
    chance ^= chance << 13;
    chance ^= chance >> 17;
    chance ^= chance << 5;
    return chance % below;
}

#endif
