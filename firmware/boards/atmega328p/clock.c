/* Timer 1 counts microseconds. One compare makes the milliseconds, the other wakes the board when it is asked to. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#include "boards/atmega328p/hal.h"
#include "core/board.h"

#define TICK_US 1000

static volatile uint8_t ticks;
static uint8_t ticks_told;
static uint16_t wake_at;
static bool wake_wanted;

ISR(TIMER1_COMPA_vect)
{
    OCR1A += TICK_US;
    ticks++;
}

EMPTY_INTERRUPT(TIMER1_COMPB_vect)

void clock_start(void)
{
    OCR1A = TICK_US;
    TCCR1B = _BV(CS11); /* 8 MHz / 8 */
    TIMSK1 = _BV(OCIE1A) | _BV(OCIE1B);
}

/* The timer's two bytes share a buffer with its other registers, which the interrupt uses too. */
uint16_t board_us(void)
{
    uint16_t us;
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) us = TCNT1;
    return us;
}

void board_wake_at(uint16_t us)
{
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) OCR1B = us;
    wake_at = us;
    wake_wanted = true;
}

bool hal_ticked(void)
{
    if (ticks_told == ticks)
        return false;
    ticks_told++;
    return true;
}

/* Called with interrupts off: the moment to wake must not pass between this and the sleep. */
bool clock_may_doze(bool working)
{
    bool may = ticks_told == ticks && (!working || (wake_wanted && (int16_t)(TCNT1 - wake_at) < 0));
    wake_wanted = false;
    return may;
}
