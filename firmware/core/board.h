/* What the core and the drivers need of the board that they run on. */
#ifndef CORE_BOARD_H
#define CORE_BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* Microseconds; it wraps, so only differences below 32 ms mean anything. */
uint16_t board_us(void);

/* The board need not wake before then, unless something arrives. */
void board_wake_at(uint16_t us);

/* Sends from where the bytes stand: they must stay until it is done, and nothing is received meanwhile. */
void board_send(const uint8_t *bytes, uint8_t count);

/* One byte to the reader chip and one back. */
uint8_t board_spi(uint8_t out);
void board_reader_select(bool selected);
void board_reader_reset(bool held);
bool board_reader_busy(void);

/* Keeps this address without power, 0 for none, and starts the board anew. */
void board_keep_address(uint8_t address);

/* One byte to the lamp. */
void board_lamp(uint8_t byte);

#endif
