/* One node: the firmware's ELF on simavr, its reader chip, its pins. */
#ifndef EMULATOR_AVR_NODE_H
#define EMULATOR_AVR_NODE_H

#include <simavr/sim_avr.h>

#include "emulator/lamp.h"
#include "emulator/pn5180.h"

struct avr_node {
    avr_t *avr;
    struct pn5180 chip;
    int address; /* of the place that it is under */
    bool powered, driving, hangs, restarted;
    bool cut; /* its pair of the line, not its power */
    avr_irq_t *spi_in, *uart_in, *busy_pin;
    uint8_t closed; /* switches */
    int sent; /* the byte that it has put on the line in this slice; -1: none */
    unsigned undriven; /* bytes sent without driving the line */
    int64_t reset_at; /* in whose middle a byte may have been cut off */
    struct lamp lamp;
    bool lamp_data;
    uint16_t lowest_stack;
    void (*look)(struct avr_node *node);
    void (*switched)(struct avr_node *node, int64_t now); /* its field has gone on or off */
};

/* program: an ELF or a hex file. Returns false where it cannot be read. */
bool node_make(struct avr_node *node, const char *program, int address, bool blank);
void node_power(struct avr_node *node, bool powered, int64_t now);

/* reason: as MCUSR tells it: 1 power, 2 reset pin, 4 brown-out, 8 watchdog. The reader chip starts anew too. */
void node_reset(struct avr_node *node, uint8_t reason);
void node_switches(struct avr_node *node, uint8_t closed);
void node_hear(struct avr_node *node, uint8_t byte);
void node_run(struct avr_node *node, int64_t until);
int64_t node_time(const struct avr_node *node);

/* The pin follows what the chip says now. */
void node_show_busy(struct avr_node *node);

#endif
