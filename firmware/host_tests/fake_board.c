#include "host_tests/fake_board.h"

#include "core/board.h"
#include "core/lamp.h"

uint8_t board_sent[LINK_BLOCK_LONGEST + 1];
unsigned board_sent_count, board_answers, board_shows;
bool board_lit;
int board_kept;

void fake_board_reset(void)
{
    board_sent_count = board_answers = board_shows = 0;
    board_lit = false;
    board_kept = -1;
}

void board_send(const uint8_t *bytes, uint8_t count)
{
    memcpy(board_sent, bytes, count);
    board_sent_count = count;
    board_answers++;
}

void lamp_show(bool lit)
{
    board_lit = lit;
    board_shows++;
}

void board_keep_address(uint8_t address)
{
    board_kept = address;
}
