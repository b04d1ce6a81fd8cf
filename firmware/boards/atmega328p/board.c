/* Pins, SPI, sleep and watchdog of the node board. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>

#include "boards/atmega328p/hal.h"
#include "boards/atmega328p/pins.h"
#include "core/board.h"

/* 8 MHz resonator, brown-out below 2.7 V, and the EEPROM with the address outlives flashing. */
FUSES = {
    .low = 0xff,
    .high = FUSE_SPIEN & FUSE_EESAVE & FUSE_BOOTSZ1 & FUSE_BOOTSZ0,
    .extended = FUSE_BODLEVEL1,
};

void hal_start(void)
{
    wdt_enable(WDTO_60MS);
    PORTB = SWITCHES_B;
    PIN_SET(PIN_READER_SELECT);
    DDRB = DIRECTIONS_B;
    PORTC = SWITCHES_C;
    PIN_SET(PIN_READER_RESET);
    DDRD = DIRECTIONS_D;
    SPCR = _BV(SPE) | _BV(MSTR);
    SPSR = _BV(SPI2X); /* 4 MHz: the reader chip is centimetres away */
    set_sleep_mode(SLEEP_MODE_IDLE);
    clock_start();
    line_start();
    sei();
}

void hal_watchdog(void)
{
    wdt_reset();
}

uint16_t hal_switches(void)
{
    uint8_t b = (uint8_t)~PINB & SWITCHES_B, c = (uint8_t)~PINC & SWITCHES_C;
    return (uint16_t)(b | c << 2);
}

void hal_doze(bool working)
{
    cli();
    if (!line_has_received() && clock_may_doze(working)) {
        sleep_enable();
        sei(); /* takes effect after the next instruction, so nothing is slept through */
        sleep_cpu();
        sleep_disable();
    }
    sei();
}

uint8_t board_spi(uint8_t out)
{
    SPDR = out;
    while (!(SPSR & _BV(SPIF)))
        ;
    return SPDR;
}

void board_reader_select(bool selected)
{
    if (selected)
        PIN_CLEAR(PIN_READER_SELECT);
    else
        PIN_SET(PIN_READER_SELECT);
}

void board_reader_reset(bool held)
{
    if (held)
        PIN_CLEAR(PIN_READER_RESET);
    else
        PIN_SET(PIN_READER_RESET);
}

bool board_reader_busy(void)
{
    return PIN_READ(PIN_READER_BUSY);
}

void board_lamp(uint8_t byte)
{
    for (uint8_t bit = 0x80; bit; bit >>= 1) {
        if (byte & bit)
            PIN_SET(PIN_LAMP_DATA);
        else
            PIN_CLEAR(PIN_LAMP_DATA);
        PIN_SET(PIN_LAMP_CLOCK);
        PIN_CLEAR(PIN_LAMP_CLOCK);
    }
}
