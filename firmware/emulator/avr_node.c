#include "emulator/avr_node.h"

#include <simavr/avr_eeprom.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_spi.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_hex.h>
#include <simavr/sim_interrupts.h>
#include <stdio.h>
#include <string.h>

/* The pins are the firmware's own; simavr names a port by its letter. */
#define PORTB 'B'
#define PORTD 'D'
#define PIND 'D'
#include "boards/atmega328p/pinout.h"

#define HZ 8000000
#define CYCLE_NS (1000000000 / HZ)
#define BYTE_NS 100000 /* more than one takes */
#define MCUSR 0x54
#define STACK_LOW 0x5d
#define STACK_HIGH 0x5e
#define RAM_END 0x8ff

int64_t node_time(const struct avr_node *node)
{
    return (int64_t)node->avr->cycle * CYCLE_NS;
}

void node_show_busy(struct avr_node *node)
{
    avr_raise_irq(node->busy_pin, pn5180_busy(&node->chip, node_time(node)));
}

static avr_cycle_count_t busy_ends(avr_t *avr, avr_cycle_count_t when, void *context)
{
    (void)avr;
    (void)when;
    node_show_busy(context);
    return 0;
}

static void watch_busy(struct avr_node *node)
{
    int64_t left = node->chip.busy_until - node_time(node);
    node_show_busy(node);
    avr_cycle_timer_cancel(node->avr, busy_ends, node);
    if (left > 0)
        avr_cycle_timer_register(node->avr, (avr_cycle_count_t)(left / CYCLE_NS + 1), busy_ends, node);
}

static void on_select(avr_irq_t *irq, uint32_t value, void *context)
{
    struct avr_node *node = context;
    (void)irq;
    pn5180_select(&node->chip, !value, node_time(node));
    watch_busy(node);
}

static void on_chip_reset(avr_irq_t *irq, uint32_t value, void *context)
{
    struct avr_node *node = context;
    (void)irq;
    pn5180_reset(&node->chip, !value, node_time(node));
    watch_busy(node);
}

static void on_drive(avr_irq_t *irq, uint32_t value, void *context)
{
    (void)irq;
    ((struct avr_node *)context)->driving = value;
}

static void on_spi(avr_irq_t *irq, uint32_t value, void *context)
{
    struct avr_node *node = context;
    (void)irq;
    uint8_t back = pn5180_byte(&node->chip, (uint8_t)value, node_time(node));
    node_show_busy(node);
    avr_raise_irq(node->spi_in, back);
}

static void on_uart(avr_irq_t *irq, uint32_t value, void *context)
{
    struct avr_node *node = context;
    (void)irq;
    if (!node->driving)
        node->undriven += node_time(node) - node->reset_at > BYTE_NS;
    else if (!node->cut)
        node->sent = (int)(value & 0xff);
}

static void on_lamp_data(avr_irq_t *irq, uint32_t value, void *context)
{
    (void)irq;
    ((struct avr_node *)context)->lamp_data = value;
}

static void on_lamp_clock(avr_irq_t *irq, uint32_t value, void *context)
{
    struct avr_node *node = context;
    (void)irq;
    if (value)
        lamp_clock(&node->lamp, node->lamp_data);
}

/* simavr 1.6 gives every SPI byte 100 us, whatever the divider: its timer is set anew. A hanging one never ends. */
static void on_spi_started(avr_t *avr, avr_io_addr_t address, uint8_t value, void *context)
{
    static const unsigned dividers[] = {4, 16, 64, 128};
    struct avr_node *node = context;
    (void)address;
    (void)value;
    for (avr_io_t *io = avr->io_port; io; io = io->next) {
        if (strcmp(io->kind, "spi") != 0)
            continue;
        avr_spi_t *spi = (avr_spi_t *)io;
        for (avr_cycle_timer_slot_p slot = avr->cycle_timers.timer; slot; slot = slot->next) {
            if (slot->param != spi)
                continue;
            avr_cycle_timer_t ended = slot->timer;
            unsigned cycles = 8 * dividers[avr->data[spi->r_spcr] & 3] >> (avr_regbit_get(avr, spi->spr[2]) ? 1 : 0);
            avr_cycle_timer_cancel(avr, ended, spi);
            if (!node->hangs)
                avr_cycle_timer_register(avr, cycles, ended, spi);
            return;
        }
    }
}

static void no_sleep(avr_t *avr, avr_cycle_count_t cycles)
{
    (void)avr;
    (void)cycles;
}

/* Also by its own watchdog. A resistor holds the reader chip in reset until the program lets it go. */
static void on_reset(avr_t *avr)
{
    struct avr_node *node = avr->custom.data;
    pn5180_power(&node->chip, node_time(node));
    node->driving = node->hangs = false;
    node->restarted = true;
    node->reset_at = node_time(node);
}

static void no_log(avr_t *avr, const int level, const char *format, va_list arguments)
{
    (void)avr;
    (void)level;
    (void)format;
    (void)arguments;
}

static avr_irq_t *pin(struct avr_node *node, char port, int bit)
{
    return avr_io_getirq(node->avr, AVR_IOCTL_IOPORT_GETIRQ(port), bit);
}

static void on_look(void *context)
{
    struct avr_node *node = context;
    node->look(node);
}

static void on_switched(void *context, int64_t now)
{
    struct avr_node *node = context;
    if (node->switched)
        node->switched(node, now);
}

static void connect(struct avr_node *node)
{
    avr_t *avr = node->avr;
    avr_irq_register_notify(pin(node, PIN_READER_SELECT), on_select, node);
    avr_irq_register_notify(pin(node, PIN_READER_RESET), on_chip_reset, node);
    avr_irq_register_notify(pin(node, PIN_LINE_DRIVE), on_drive, node);
    avr_irq_register_notify(pin(node, PIN_LAMP_DATA), on_lamp_data, node);
    avr_irq_register_notify(pin(node, PIN_LAMP_CLOCK), on_lamp_clock, node);
    node->busy_pin = pin(node, PIN_READER_BUSY);
    node->spi_in = avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT), on_spi, node);
    avr_register_io_write(avr, 0x4e, on_spi_started, node);
    uint32_t flags = 0;
    avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
    flags &= ~(uint32_t)(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
    node->uart_in = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), on_uart, node);
}

/* An ELF, or the hex file that a programmer writes: the program alone, from 0. */
static bool read_program(const char *file, elf_firmware_t *firmware)
{
    const char *ending = strrchr(file, '.');
    if (!ending || strcmp(ending, ".hex") != 0)
        return elf_read_firmware(file, firmware) == 0;
    uint32_t start = 0;
    firmware->flash = read_ihex_file(file, &firmware->flashsize, &start);
    firmware->flashbase = start;
    return firmware->flash != NULL;
}

bool node_make(struct avr_node *node, const char *program, int address, bool blank)
{
    elf_firmware_t firmware = {0};
    memset(node, 0, sizeof *node);
    avr_global_logger_set(no_log);
    if (!read_program(program, &firmware))
        return false;
    node->avr = avr_make_mcu_by_name("atmega328p");
    avr_init(node->avr);
    firmware.frequency = HZ;
    avr_load_firmware(node->avr, &firmware);
    node->avr->frequency = HZ;
    node->avr->sleep = no_sleep;
    node->avr->reset = on_reset;
    node->avr->custom.data = node;
    node->address = address;
    node->sent = -1;
    node->lowest_stack = RAM_END;
    node->chip.look = on_look;
    node->chip.switched = on_switched;
    node->chip.context = node;
    node->chip.field.chance = 0x9e3779b9u * (uint32_t)(address + 1);
    uint8_t kept[] = {(uint8_t)address, (uint8_t)~address, 0, 0, (uint8_t)(37 * address), 0};
    avr_eeprom_desc_t eeprom = {.ee = kept, .offset = 0, .size = sizeof kept};
    if (!blank)
        avr_ioctl(node->avr, AVR_IOCTL_EEPROM_SET, &eeprom);
    connect(node);
    node->powered = true;
    node_reset(node, 1);
    return true;
}

/* A pin's level that is as it was is not taken over, though after a reset the processor has forgotten it. */
static void show_level(avr_irq_t *pin, bool level)
{
    avr_raise_irq(pin, !level);
    avr_raise_irq(pin, level);
}

/* simavr lets a pull-up overwrite what is raised on a pin: it must be told what stands outside as well. */
static void show_port(struct avr_node *node, char port, uint8_t mask, uint8_t levels)
{
    avr_ioport_external_t outside = {.name = (unsigned char)port & 0x7f, .mask = mask, .value = levels};
    avr_ioctl(node->avr, AVR_IOCTL_IOPORT_SET_EXTERNAL(port), &outside);
    for (int bit = 0; bit < 8; bit++)
        if (mask >> bit & 1)
            show_level(pin(node, port, bit), levels >> bit & 1);
}

void node_switches(struct avr_node *node, uint8_t closed)
{
    node->closed = closed;
    show_port(node, 'B', SWITCHES_B, ~closed & SWITCHES_B);
    show_port(node, 'C', SWITCHES_C, (uint8_t)~closed >> 2);
}

/* A reset makes simavr forget what stands outside. */
static void show_pins(struct avr_node *node)
{
    node->restarted = false;
    show_level(node->busy_pin, pn5180_busy(&node->chip, node_time(node)));
    node_switches(node, node->closed);
}

void node_reset(struct avr_node *node, uint8_t reason)
{
    avr_cycle_count_t cycle = node->avr->cycle;
    avr_reset(node->avr);
    node->avr->cycle = cycle;
    node->avr->data[MCUSR] = reason;
    pn5180_power(&node->chip, node_time(node));
    watch_busy(node);
    show_pins(node);
}

void node_power(struct avr_node *node, bool powered, int64_t now)
{
    if (powered && !node->powered) {
        node->avr->cycle = (avr_cycle_count_t)(now / CYCLE_NS);
        node_reset(node, 1);
    }
    node->powered = powered;
    node->driving = node->driving && powered;
    if (!powered)
        pn5180_unpower(&node->chip, now);
}

void node_hear(struct avr_node *node, uint8_t byte)
{
    if (node->powered && !node->driving && !node->cut)
        avr_raise_irq(node->uart_in, byte);
}

/* A node that sleeps, and whose next event is later, costs nothing. */
static bool sleeps_until(const avr_t *avr, avr_cycle_count_t until)
{
    return avr->state == cpu_Sleeping && !avr_has_pending_interrupts((avr_t *)avr) && avr->cycle_timers.timer &&
           avr->cycle_timers.timer->when > until;
}

void node_run(struct avr_node *node, int64_t until)
{
    avr_t *avr = node->avr;
    avr_cycle_count_t end = (avr_cycle_count_t)(until / CYCLE_NS);
    node->sent = -1;
    while (node->powered && avr->cycle < end) {
        if (sleeps_until(avr, end)) {
            avr->cycle = end;
            return;
        }
        avr_run(avr);
        if (node->restarted)
            show_pins(node);
        /* Falling asleep takes it to its next event at once, even if something else is to come before. */
        if (avr->state == cpu_Sleeping && avr->cycle > end)
            avr->cycle = end;
        uint16_t stack = (uint16_t)(avr->data[STACK_LOW] | avr->data[STACK_HIGH] << 8);
        if (stack < node->lowest_stack && stack > 0x100)
            node->lowest_stack = stack;
    }
}
