/* What main needs of the board, beside what core/board.h has. */
#ifndef BOARD_HAL_H
#define BOARD_HAL_H

#include <stdbool.h>
#include <stdint.h>

void hal_start(void);
void hal_watchdog(void);

/* The address that was given to this board, 1 to 127; 0 for none. */
uint8_t hal_address(void);

/* Starts of this board, counted in EEPROM, above the reason for the latest: MCUSR as it was. */
uint32_t hal_boot(void);

/* A bit for each switch that is closed. */
uint16_t hal_switches(void);

/* The next byte from the line; false where there is none. */
bool hal_received(uint8_t *byte);

/* Has a millisecond passed? */
bool hal_ticked(void);

/* Dozes until something happens. working: somebody has more to do, so only up to the moment that he named. */
void hal_doze(bool working);

/* Of line.c and clock.c, which make up the board with memory.c and pins.c. */
void line_start(void);
bool line_has_received(void);
void clock_start(void);
bool clock_may_doze(bool working);

#endif
