/* The PN5180 reader chip over SPI, for ISO/IEC 15693 at 26 kbit/s with 100 % modulation. Names of commands and registers
 * are those of NXP's data sheet; how slots are walked through is in its application note AN12650. */
#include "core/board.h"
#include "core/radio.h"
#include "drivers/pn5180_frames.h"

#define TX_15693_ASK100 0x0d
#define RX_15693_ASK100 0x8d
#define OUR_MARK 0x03 /* in IRQ_ENABLE, whose pin is not connected */
#define SEND_ALL 0x000004c0ul /* data and both symbols; without them only the end symbol is sent: the next slot */
#define SEND_END_ONLY 0xfffffb3ful
#define IRQ_RX 0x01
#define IRQ_TX 0x02
#define IRQ_TX_RFON 0x02 /* in the second byte, and so is: */
#define IRQ_RX_SOF 0x40
#define NO_CHIP 0xff /* in the fourth byte, where the chip has no bits: nothing drives the line */
#define COLLISION 0x04 /* in the third byte, and so are: */
#define DATA_ERRORS 0x03

#define INVENTORY_FLAGS 0x06
#define ONE_SLOT 0x20
#define INVENTORY 0x01
#define ANSWER_BYTES 10 /* flags, format, number; the chip has taken the CRC */
#define NUMBER_AT 2

#define RESET_US 100
#define HOLD_US 1000 /* in which the nodes whose turn is over switch their fields off */
#define BOOT_US 3000
#define FIELD_US 5000 /* if it does not come up in this time it never will */
#define WAKE_US 1100 /* a tag is ready 1 ms after the field */
#define REQUEST_US 1650 /* of a request without a mask */
#define MASK_BYTE_US 302
#define SENT_US 6000 /* more than any does */
#define EMPTY_US 480 /* t3 at 100 %: no answer has begun */
#define ANSWER_US 4270 /* t1 and an answer */
#define LONGEST_US 7000
#define AFTER_US 320 /* t2: from an answer to what is sent next */
#define LOOK_US 60

enum step { OFF, RESETTING, BOOTING, HOLDING, RAISING, WAKING, SENDING, HEARING, PAUSING };

static struct {
    uint8_t step;
    bool configured;
    bool first_slot; /* of a round */
    uint16_t since; /* when the step began */
    uint16_t look; /* when to look again */
    uint8_t heard;
    uint8_t number[LINK_TAG_BYTES];
} chip;

static void go(enum step step, uint16_t pause)
{
    chip.step = step;
    chip.since = board_us();
    chip.look = chip.since + pause;
}

static void look_after(uint16_t pause)
{
    chip.look = board_us() + pause;
}

static uint16_t elapsed(void)
{
    return board_us() - chip.since;
}

/* Is it time to look? If not, the board may doze until then. */
static bool is_time(void)
{
    if ((int16_t)(board_us() - chip.look) >= 0)
        return true;
    board_wake_at(chip.look);
    return false;
}

/* Idle and back makes the chip ready to send. In one frame, as this is done for every slot. */
static void get_ready(void)
{
    static const uint8_t out[] = {
        WRITE_REGISTER_MULTIPLE,
        SYSTEM_CONFIG, AND, 0xf8, 0xff, 0xff, 0xff,
        SYSTEM_CONFIG, OR, 0x03, 0x00, 0x00, 0x00,
        IRQ_CLEAR, WRITE, 0xff, 0xff, 0x0f, 0x00,
    };
    pn5180_send(out, sizeof out);
}

/* The field. */

/* Our mark in a register that nothing else uses shows at every pass whether the chip still has what it was told: after
 * a dip of its supply it would find no tags and look well. */
static void configure(void)
{
    pn5180_change_register(IRQ_ENABLE, WRITE, OUR_MARK);
    pn5180_command(LOAD_RF_CONFIG, TX_15693_ASK100, RX_15693_ASK100, 3);
}

static bool has_our_mark(void)
{
    uint8_t value[4];
    pn5180_read_register(IRQ_ENABLE, value);
    return value[0] == OUR_MARK && !value[3];
}

static void raise_field(void)
{
    get_ready();
    pn5180_command(RF_ON, 0, 0, 2);
    go(RAISING, 0);
}

void radio_on(void)
{
    if (chip.configured && has_our_mark()) {
        go(HOLDING, HOLD_US);
        return;
    }
    board_reader_reset(true);
    pn5180_failed = false;
    go(RESETTING, RESET_US);
}

/* A chip that does not take the command is reset, as its field must not stay on while others have their turn. */
void radio_off(void)
{
    pn5180_command(RF_OFF, 0, 0, 2);
    chip.configured = !pn5180_failed;
    if (pn5180_failed)
        board_reader_reset(true);
    chip.step = OFF;
}

static void look_for_field(void)
{
    uint8_t irq[4];
    pn5180_read_register(IRQ_STATUS, irq);
    if (irq[1] & IRQ_TX_RFON)
        go(WAKING, WAKE_US);
    else
        look_after(LOOK_US);
}

enum radio radio_field(void)
{
    if (pn5180_failed)
        return RADIO_SILENT;
    if (!is_time())
        return RADIO_WAIT;
    if (chip.step == WAKING)
        return RADIO_READY;
    if (chip.step == RESETTING) {
        board_reader_reset(false);
        go(BOOTING, BOOT_US);
    } else if (chip.step == BOOTING) {
        configure();
        raise_field();
    } else if (chip.step == HOLDING) {
        raise_field();
    } else if (elapsed() > FIELD_US) {
        pn5180_failed = true;
        return RADIO_NO_FIELD;
    } else {
        look_for_field();
    }
    return RADIO_WAIT;
}

/* Requests and answers. */

void radio_ask(bool all_slots, uint8_t bits, const uint8_t *mask)
{
    uint8_t out[5 + LINK_TAG_BYTES] = {SEND_DATA, 0, INVENTORY_FLAGS, INVENTORY, bits};
    uint8_t mask_bytes = (uint8_t)((bits + 7) / 8);
    if (!all_slots)
        out[2] |= ONE_SLOT;
    memcpy(out + 5, mask, mask_bytes);
    pn5180_change_register(TX_CONFIG, OR, SEND_ALL);
    get_ready();
    pn5180_send(out, (uint8_t)(5 + mask_bytes));
    chip.first_slot = true;
    go(SENDING, REQUEST_US + MASK_BYTE_US * mask_bytes);
}

void radio_next_slot(void)
{
    if (chip.first_slot)
        pn5180_change_register(TX_CONFIG, AND, SEND_END_ONLY);
    chip.first_slot = false;
    get_ready();
    pn5180_command(SEND_DATA, 0, 0, 2);
    go(SENDING, 0);
}

static void judge_answer(void)
{
    uint8_t status[4], answer[ANSWER_BYTES];
    pn5180_read_register(RX_STATUS, status);
    if (status[2] & COLLISION) {
        chip.heard = RADIO_COLLISION;
    } else if (status[2] & DATA_ERRORS || status[0] != ANSWER_BYTES || status[1] & 1) {
        chip.heard = RADIO_GARBLED;
    } else {
        chip.heard = RADIO_TAG;
        pn5180_command(READ_DATA, 0, 0, 2);
        pn5180_receive(answer, ANSWER_BYTES);
        memcpy(chip.number, answer + NUMBER_AT, LINK_TAG_BYTES);
    }
    chip.step = PAUSING;
}

/* The time of an empty slot is counted from when the request was out, not from when the chip was told to send it. */
static void look_whether_sent(const uint8_t *irq, uint16_t looked)
{
    if (irq[0] & IRQ_TX) {
        chip.step = HEARING;
        chip.since = looked;
        chip.look = looked + EMPTY_US;
    } else if (elapsed() > SENT_US) {
        pn5180_failed = true;
    } else {
        look_after(LOOK_US);
    }
}

static void look_for_answer(const uint8_t *irq, uint16_t looked)
{
    chip.heard = RADIO_NOTHING;
    if (irq[0] & IRQ_RX) {
        judge_answer();
        chip.look = looked + AFTER_US;
    } else if (!(irq[1] & IRQ_RX_SOF)) {
        chip.step = PAUSING;
    } else if (elapsed() > LONGEST_US) {
        chip.heard = RADIO_GARBLED;
        chip.step = PAUSING;
    } else if (elapsed() < ANSWER_US) {
        chip.look = chip.since + ANSWER_US;
    } else {
        look_after(LOOK_US);
    }
}

enum radio radio_listen(uint8_t tag[LINK_TAG_BYTES])
{
    uint8_t irq[4];
    if (!is_time())
        return RADIO_WAIT;
    if (chip.step != PAUSING) {
        uint16_t looked = board_us();
        pn5180_read_register(IRQ_STATUS, irq);
        if (irq[3] == NO_CHIP)
            pn5180_failed = true;
        else if (chip.step == SENDING)
            look_whether_sent(irq, looked);
        else
            look_for_answer(irq, looked);
    }
    if (pn5180_failed)
        return RADIO_SILENT;
    if (chip.step != PAUSING || !is_time())
        return RADIO_WAIT;
    memcpy(tag, chip.number, LINK_TAG_BYTES);
    return chip.heard;
}
