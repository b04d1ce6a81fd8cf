/* Made by hardware/generate.py from hardware/pins.toml; do not edit. */
#ifndef BOARD_PINOUT_H
#define BOARD_PINOUT_H

#define PIN_LINE_DRIVE PORTD, 4 /* RS-485 transceiver: DE and /RE together; high: the node speaks */
#define PIN_READER_BUSY PIND, 5
#define PIN_READER_RESET PORTD, 3 /* low: held in reset */
#define PIN_READER_SELECT PORTB, 2 /* NSS, low: selected */
#define PIN_LAMP_DATA PORTD, 6
#define PIN_LAMP_CLOCK PORTD, 7

/* Inputs with pull-ups, closed to ground. */
#define SWITCHES_B 0x03 /* switch_0, switch_1 */
#define SWITCHES_C 0x3f /* switch_2, switch_3, switch_4, switch_5, switch_6, switch_7 */

/* Outputs; the USART turns its own pins. */
#define DIRECTIONS_B 0x2c /* reader_select, reader_to, reader_clock */
#define DIRECTIONS_D 0xd8 /* reader_reset, line_drive, lamp_data, lamp_clock */

#endif
