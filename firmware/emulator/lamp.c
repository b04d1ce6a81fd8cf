#include "emulator/lamp.h"

static uint8_t lamp_byte(const struct lamp *lamp, int at)
{
    int bit = LAMP_BITS - 8 * (at + 1);
    return (uint8_t)(lamp->bits[bit / 64] >> bit % 64);
}

/* A whole chain: zeros in front, every light begins with three ones; the lamp is lit where any light has a colour. */
static void judge(struct lamp *lamp)
{
    bool lit = false;
    for (int at = 0; at < 4; at++)
        if (lamp_byte(lamp, at))
            return;
    for (int at = 4; at < 36; at++) {
        if (at % 4 == 0 && lamp_byte(lamp, at) < 0xe0)
            return;
        lit |= at % 4 != 0 && lamp_byte(lamp, at);
    }
    for (int at = 36; at < 40; at++)
        if (lamp_byte(lamp, at) != 0xff)
            return;
    lamp->lit = lit;
}

void lamp_clock(struct lamp *lamp, bool data)
{
    for (int at = 4; at > 0; at--)
        lamp->bits[at] = lamp->bits[at] << 1 | lamp->bits[at - 1] >> 63;
    lamp->bits[0] = lamp->bits[0] << 1 | data;
    judge(lamp);
}
