/* CRC-16/IBM-3740 of the blocks on the line, a byte at a time. */
#ifndef CORE_CRC16_H
#define CORE_CRC16_H

#include <stdint.h>

uint16_t crc16(uint16_t crc, uint8_t byte);
uint16_t crc16_of(const uint8_t *bytes, uint8_t count);

#endif
