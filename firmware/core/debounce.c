#include "core/debounce.h"

_Static_assert(DEBOUNCE_LOOKS == 4, "two bits count to four");

void debounce_start(struct debounce *switches, uint16_t closed)
{
    switches->closed = closed;
    switches->ones = switches->twos = 0;
}

bool debounce_look(struct debounce *switches, uint16_t closed)
{
    uint16_t differs = switches->closed ^ closed;
    uint16_t full = switches->ones & switches->twos & differs;
    switches->twos = (switches->twos ^ switches->ones) & differs;
    switches->ones = (uint16_t)~switches->ones & differs;
    switches->closed ^= full;
    return full != 0;
}
