#include "drivers/pn5180_frames.h"

#include "core/board.h"

#define BUSY_US 2000 /* no command takes so long; and a poll must not wait longer */

bool pn5180_failed;

static void wait_busy(bool busy)
{
    if (board_reader_busy() == busy)
        return;
    uint16_t began = board_us();
    while (!pn5180_failed && board_reader_busy() != busy)
        pn5180_failed = (uint16_t)(board_us() - began) > BUSY_US;
}

/* A frame begins with selecting the chip, and it is always released, as one that is left selected answers nothing any
 * more. */
static bool begin_frame(void)
{
    if (!pn5180_failed)
        wait_busy(false);
    board_reader_select(!pn5180_failed);
    return !pn5180_failed;
}

static void end_frame(void)
{
    wait_busy(true);
    board_reader_select(false);
    wait_busy(false);
}

void pn5180_send(const uint8_t *bytes, uint8_t count)
{
    if (!begin_frame())
        return;
    while (count--)
        board_spi(*bytes++);
    end_frame();
}

void pn5180_receive(uint8_t *bytes, uint8_t count)
{
    if (!begin_frame())
        return;
    while (count--)
        *bytes++ = board_spi(0xff);
    end_frame();
}

void pn5180_command(uint8_t code, uint8_t first, uint8_t second, uint8_t count)
{
    uint8_t out[] = {code, first, second};
    pn5180_send(out, count);
}

void pn5180_read_register(uint8_t which, uint8_t value[4])
{
    memset(value, 0, 4);
    pn5180_command(READ_REGISTER, which, 0, 2);
    pn5180_receive(value, 4);
}

void pn5180_change_register(uint8_t which, uint8_t action, uint32_t value)
{
    uint8_t out[1 + 6] = {WRITE_REGISTER_MULTIPLE, which, action};
    link_put(out + 3, value, 4);
    pn5180_send(out, sizeof out);
}
