/* The pins of the node board: ATmega328P, 3.3 V, 8 MHz. Which is which stands in pinout.h. */
#ifndef BOARD_PINS_H
#define BOARD_PINS_H

#include <avr/io.h>

#include "boards/atmega328p/pinout.h"

#define PIN_SET_(port, bit) ((port) |= (uint8_t)(1u << (bit)))
#define PIN_CLEAR_(port, bit) ((port) &= (uint8_t)~(1u << (bit)))
#define PIN_READ_(port, bit) ((port) >> (bit) & 1)
#define PIN_SET(pin) PIN_SET_(pin)
#define PIN_CLEAR(pin) PIN_CLEAR_(pin)
#define PIN_READ(pin) PIN_READ_(pin)

#endif
