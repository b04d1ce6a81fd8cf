/* The RS-485 line: USART 0 at 250 kbit/s, half duplex. While the node speaks it hears nothing. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#include "boards/atmega328p/hal.h"
#include "boards/atmega328p/pins.h"
#include "core/board.h"
#include "protocol.h"

#define RING 64 /* bytes, a power of two: 2.5 ms of the line */
#define LISTENING (_BV(RXEN0) | _BV(RXCIE0) | _BV(TXEN0) | _BV(TXCIE0))
#define SPEAKING (_BV(TXEN0) | _BV(TXCIE0) | _BV(UDRIE0))

static volatile uint8_t ring[RING], ring_in;
static uint8_t ring_out;
static const uint8_t *volatile to_send;
static volatile uint8_t left;

ISR(USART_RX_vect)
{
    ring[ring_in] = UDR0;
    ring_in = (ring_in + 1) % RING;
}

/* If this came so late that the line had run dry, the end of sending must not be taken for that of the last byte. */
ISR(USART_UDRE_vect)
{
    UCSR0A = _BV(U2X0) | _BV(TXC0);
    UDR0 = *to_send++;
    if (--left == 0)
        UCSR0B &= (uint8_t)~_BV(UDRIE0);
}

ISR(USART_TX_vect)
{
    if (left)
        return;
    PIN_CLEAR(PIN_LINE_DRIVE);
    UCSR0B = LISTENING;
}

void line_start(void)
{
    UCSR0A = _BV(U2X0);
    UBRR0 = F_CPU / 8 / LINK_BAUD - 1;
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
    UCSR0B = LISTENING;
}

/* What came before belongs to the request that is being answered. */
void board_send(const uint8_t *bytes, uint8_t count)
{
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        ring_out = ring_in;
        to_send = bytes;
        left = count;
        PIN_SET(PIN_LINE_DRIVE);
        UCSR0B = SPEAKING;
    }
}

bool line_has_received(void)
{
    return ring_out != ring_in;
}

bool hal_received(uint8_t *byte)
{
    if (!line_has_received())
        return false;
    *byte = ring[ring_out];
    ring_out = (ring_out + 1) % RING;
    return true;
}
