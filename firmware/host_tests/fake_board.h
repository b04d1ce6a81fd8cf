/* A board without hardware: it remembers what was sent and shown. */
#ifndef HOST_TESTS_FAKE_BOARD_H
#define HOST_TESTS_FAKE_BOARD_H

#include "protocol.h"

extern uint8_t board_sent[LINK_BLOCK_LONGEST + 1];
extern unsigned board_sent_count; /* bytes of the latest answer */
extern unsigned board_answers;
extern unsigned board_shows; /* of the lamp */
extern bool board_lit;
extern int board_kept; /* the address; negative: none was to be kept */

void fake_board_reset(void);

#endif
