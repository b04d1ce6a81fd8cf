/* How the PN5180 is spoken to: frames over SPI, with BUSY to say when. */
#ifndef DRIVERS_PN5180_FRAMES_H
#define DRIVERS_PN5180_FRAMES_H

#include "protocol.h"

enum {
    WRITE_REGISTER_MULTIPLE = 0x03,
    READ_REGISTER = 0x04,
    SEND_DATA = 0x09,
    READ_DATA = 0x0a,
    LOAD_RF_CONFIG = 0x11,
    RF_ON = 0x16,
    RF_OFF = 0x17,
};
enum { SYSTEM_CONFIG = 0x00, IRQ_ENABLE = 0x01, IRQ_STATUS = 0x02, IRQ_CLEAR = 0x03, RX_STATUS = 0x13, TX_CONFIG = 0x18 };
enum { WRITE = 1, OR = 2, AND = 3 }; /* how WRITE_REGISTER_MULTIPLE changes one */

/* The chip did not answer: nothing more is asked of it, until somebody resets it and sets this to false. */
extern bool pn5180_failed;

void pn5180_send(const uint8_t *bytes, uint8_t count);
void pn5180_receive(uint8_t *bytes, uint8_t count);

/* A command of up to three bytes. */
void pn5180_command(uint8_t code, uint8_t first, uint8_t second, uint8_t count);
void pn5180_change_register(uint8_t which, uint8_t action, uint32_t value);

/* Low byte first; zeros where the chip does not answer. */
void pn5180_read_register(uint8_t which, uint8_t value[4]);

#endif
