#include "core/crc16.h"

#include "protocol.h"

/* Polynomial 0x1021 without a table, in bytes rather than words: a third of the time on an 8-bit processor. */
uint16_t crc16(uint16_t crc, uint8_t byte)
{
    uint8_t high = (uint8_t)(crc >> 8), low = (uint8_t)crc;
    uint8_t folded = high ^ byte;
    folded ^= folded >> 4;
    high = low ^ (uint8_t)(folded << 4) ^ folded >> 3;
    low = folded ^ (uint8_t)(folded << 5);
    return (uint16_t)(high << 8 | low);
}

uint16_t crc16_of(const uint8_t *bytes, uint8_t count)
{
    uint16_t crc = LINK_CRC_START;
    while (count--)
        crc = crc16(crc, *bytes++);
    return crc;
}
