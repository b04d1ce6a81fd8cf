#include "emulator/pn5180.h"

#include <string.h>

enum {
    WRITE_REGISTER = 0x00,
    WRITE_OR = 0x01,
    WRITE_AND = 0x02,
    WRITE_MULTIPLE = 0x03,
    READ_REGISTER = 0x04,
    SEND_DATA = 0x09,
    READ_DATA = 0x0a,
    LOAD_RF_CONFIG = 0x11,
    RF_ON = 0x16,
    RF_OFF = 0x17,
};
enum { SYSTEM_CONFIG = 0, IRQ_STATUS = 2, IRQ_CLEAR = 3, RX_STATUS = 0x13, TX_CONFIG = 0x18 };

#define TRANSCEIVE 3u
#define DATA_ENABLED 0x400u
#define IRQ_RX 1u
#define IRQ_TX 2u
#define IRQ_TX_RFON 0x200u
#define IRQ_RX_SOF 0x4000u
#define RX_DATA_ERROR 0x10000u
#define RX_COLLISION 0x40000u
#define ANSWER_BYTES 10
#define BOOT_NS 2000000
#define SHORT_NS 12000
#define READ_NS 20000
#define SEND_NS 40000
#define FIELD_NS 200000
#define LOAD_NS 300000

static void forget_air(struct pn5180 *chip)
{
    chip->sent_at = chip->sof_at = chip->received_at = NEVER;
    chip->has_inventory = chip->may_send = false;
    chip->free_at = 0;
}

static void switch_field(struct pn5180 *chip, bool on, int64_t now)
{
    bool changed = on != chip->field_on;
    chip->field_on = on;
    if (changed && chip->switched)
        chip->switched(chip->context, now);
}

static void start(struct pn5180 *chip, int64_t now)
{
    switch_field(chip, false, now);
    memset(chip->registers, 0, sizeof chip->registers);
    chip->rf_loaded = chip->selected = chip->replying = chip->busy_shown = false;
    chip->in_count = chip->out_count = chip->out_at = 0;
    chip->busy_until = now + BOOT_NS;
    chip->awake_at = NEVER;
    chip->silent = chip->no_field = false;
    forget_air(chip);
}

void pn5180_power(struct pn5180 *chip, int64_t now)
{
    chip->in_reset = false;
    chip->dipped = chip->field_on;
    start(chip, now);
}

void pn5180_dip(struct pn5180 *chip, int64_t now)
{
    pn5180_power(chip, now);
    chip->dipped = true;
}

void pn5180_reset(struct pn5180 *chip, bool held, int64_t now)
{
    if (held)
        switch_field(chip, false, now);
    else if (chip->in_reset) {
        start(chip, now);
        chip->dipped = false;
    }
    chip->in_reset = held;
}

void pn5180_unpower(struct pn5180 *chip, int64_t now)
{
    switch_field(chip, false, now);
}

bool pn5180_busy(const struct pn5180 *chip, int64_t now)
{
    return chip->stuck_busy || (!chip->silent && (chip->busy_shown || now < chip->busy_until));
}

static uint32_t from_le(const uint8_t *bytes)
{
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static void reply(struct pn5180 *chip, uint32_t value)
{
    for (int at = 0; at < 4; at++)
        chip->out[at] = (uint8_t)(value >> 8 * at);
    chip->out_count = 4;
}

static void clear_irqs(struct pn5180 *chip, uint32_t which, int64_t now)
{
    chip->registers[IRQ_STATUS] &= ~which;
    if (which & IRQ_RX && now >= chip->received_at)
        chip->received_at = NEVER;
    if (which & IRQ_TX && now >= chip->sent_at)
        chip->sent_at = NEVER;
    if (which & IRQ_RX_SOF && now >= chip->sof_at)
        chip->sof_at = NEVER;
}

static void change_register(struct pn5180 *chip, int which, int action, uint32_t value, int64_t now)
{
    uint32_t before = chip->registers[which & 63];
    uint32_t after = action == WRITE_OR ? before | value : action == WRITE_AND ? before & value : value;
    if (which == IRQ_CLEAR) {
        clear_irqs(chip, value, now);
        return;
    }
    chip->registers[which & 63] = after;
    /* Only coming from idle makes it wait for something to send. */
    if (which == SYSTEM_CONFIG && (after & 7) == TRANSCEIVE && (before & 7) == 0)
        chip->may_send = true;
}

static void change_several(struct pn5180 *chip, int64_t now)
{
    static const int actions[] = {0, WRITE_REGISTER, WRITE_OR, WRITE_AND};
    for (int at = 1; at + 6 <= chip->in_count; at += 6)
        change_register(chip, chip->in[at], actions[chip->in[at + 1] & 3], from_le(chip->in + at + 2), now);
}

static uint32_t register_value(const struct pn5180 *chip, int which, int64_t now)
{
    uint32_t value = chip->registers[which & 63];
    if (which == IRQ_STATUS) {
        value |= now >= chip->received_at ? IRQ_RX : 0;
        value |= now >= chip->sent_at ? IRQ_TX : 0;
        value |= now >= chip->sof_at ? IRQ_RX_SOF : 0;
    }
    if (which == RX_STATUS && now >= chip->received_at) {
        value = ANSWER_BYTES;
        value |= chip->heard == HEARD_COLLISION ? RX_COLLISION | RX_DATA_ERROR : 0;
        value |= chip->heard == HEARD_GARBLED ? RX_DATA_ERROR : 0;
    }
    return value;
}

static void hear_slot(struct pn5180 *chip)
{
    int64_t end = chip->sent_at;
    chip->heard = chip->rf_loaded && chip->has_inventory ? field_answer(&chip->field, chip->number) : HEARD_NOTHING;
    chip->sof_at = chip->received_at = NEVER;
    chip->free_at = end + T3_NS;
    if (chip->heard == HEARD_NOTHING)
        return;
    chip->sof_at = end + T1_NS + 151040;
    chip->received_at = end + T1_NS + ANSWER_NS;
    chip->free_at = chip->received_at + T2_NS;
}

static void send_data(struct pn5180 *chip, int64_t now)
{
    if (!chip->may_send || !chip->field_on) {
        chip->rules_broken += !chip->dipped;
        return;
    }
    chip->may_send = false;
    int64_t air = BIT_NS;
    chip->rules_broken += now < chip->free_at || now < chip->awake_at;
    if (chip->registers[TX_CONFIG] & DATA_ENABLED) {
        air += 2 * BIT_NS + (chip->in_count - 2 + 2) * 8 * BIT_NS;
        chip->has_inventory = field_request(&chip->field, chip->in + 2, chip->in_count - 2);
        chip->rules_broken += !chip->has_inventory;
        chip->requests++;
    } else {
        chip->field.slot++;
        chip->rules_broken += !chip->field.all_slots || chip->field.slot > 15;
    }
    chip->sent_at = now + SEND_NS + air;
    hear_slot(chip);
}

static void field_on(struct pn5180 *chip, int64_t now)
{
    chip->passes++;
    chip->dipped = false;
    chip->look(chip->context);
    switch_field(chip, !chip->no_field, now);
    chip->awake_at = now + FIELD_NS + WAKE_NS;
    if (chip->field_on)
        chip->registers[IRQ_STATUS] |= IRQ_TX_RFON;
}

static int64_t execute(struct pn5180 *chip, int64_t now)
{
    const uint8_t *in = chip->in;
    chip->out_count = chip->out_at = 0;
    switch (in[0]) {
    case WRITE_REGISTER:
    case WRITE_OR:
    case WRITE_AND:
        change_register(chip, in[1], in[0], from_le(in + 2), now);
        return SHORT_NS;
    case WRITE_MULTIPLE:
        change_several(chip, now);
        return SHORT_NS;
    case READ_REGISTER:
        reply(chip, register_value(chip, in[1], now));
        return READ_NS;
    case SEND_DATA:
        send_data(chip, now);
        return SEND_NS;
    case READ_DATA:
        memset(chip->out, 0, 2);
        memcpy(chip->out + 2, chip->number, TAG_BYTES);
        chip->out_count = ANSWER_BYTES;
        return READ_NS;
    case LOAD_RF_CONFIG:
        chip->rf_loaded = in[1] == 0x0d && in[2] == 0x8d;
        return LOAD_NS;
    case RF_ON:
        field_on(chip, now);
        return FIELD_NS;
    case RF_OFF:
        switch_field(chip, false, now);
        chip->registers[IRQ_STATUS] &= ~IRQ_TX_RFON;
        forget_air(chip);
        return SHORT_NS;
    }
    chip->rules_broken += !chip->dipped;
    return SHORT_NS;
}

void pn5180_select(struct pn5180 *chip, bool selected, int64_t now)
{
    if (selected == chip->selected || chip->in_reset || chip->silent)
        return;
    chip->selected = selected;
    if (selected) {
        chip->rules_broken += now < chip->busy_until && !chip->stuck_busy;
        chip->in_count = 0;
        chip->replying = chip->out_at < chip->out_count;
        return;
    }
    chip->busy_shown = false;
    if (chip->replying)
        chip->out_count = chip->out_at = 0;
    else if (chip->in_count)
        chip->busy_until = now + execute(chip, now);
}

uint8_t pn5180_byte(struct pn5180 *chip, uint8_t byte, int64_t now)
{
    (void)now;
    if (!chip->selected || chip->silent)
        return 0xff;
    chip->busy_shown = true;
    if (chip->replying)
        return chip->out_at < chip->out_count ? chip->out[chip->out_at++] : 0xff;
    if (chip->in_count < FRAME_BYTES)
        chip->in[chip->in_count++] = byte;
    return 0xff;
}
