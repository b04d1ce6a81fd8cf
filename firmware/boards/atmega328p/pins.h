/* The pins of the node board: ATmega328P, 3.3 V, 8 MHz. One line each: port letter and bit. */
#ifndef BOARD_PINS_H
#define BOARD_PINS_H

#include <avr/io.h>

#define PIN_LINE_DRIVE PORTD, 4 /* RS-485 transceiver: DE and /RE together; high: the node speaks */
#define PIN_READER_BUSY PIND, 5
#define PIN_READER_RESET PORTD, 3 /* low: held in reset */
#define PIN_READER_SELECT PORTB, 2 /* NSS, low: selected */
#define PIN_LAMP_DATA PORTD, 6
#define PIN_LAMP_CLOCK PORTD, 7

/* Inputs with pull-ups, closed to ground: the magnet switch of a zone node, or the keys of the console. */
#define SWITCHES_B 0x03 /* PB0, PB1; the magnet switch is PB0 */
#define SWITCHES_C 0x3f /* PC0 to PC5 */

#define DIRECTIONS_B 0x2c /* out: NSS, MOSI, SCK */
#define DIRECTIONS_D 0xd8 /* out: reset, drive, lamp */

#define PIN_SET_(port, bit) ((port) |= (uint8_t)(1u << (bit)))
#define PIN_CLEAR_(port, bit) ((port) &= (uint8_t)~(1u << (bit)))
#define PIN_READ_(port, bit) ((port) >> (bit) & 1)
#define PIN_SET(pin) PIN_SET_(pin)
#define PIN_CLEAR(pin) PIN_CLEAR_(pin)
#define PIN_READ(pin) PIN_READ_(pin)

#endif
