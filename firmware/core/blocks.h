/* The blocks on the line: found in what arrives, and composed to be sent.
 *
 * The line is half duplex: a node either listens or speaks, so one buffer does for both. As on the host, a length is
 * never believed: bytes that are no block are skipped up to the next sync of what has arrived. */
#ifndef CORE_BLOCKS_H
#define CORE_BLOCKS_H

#include "protocol.h"

#define BLOCKS_BUFFER (LINK_BLOCK_LONGEST + 1) /* with the sync in front */

struct blocks {
    uint8_t bytes[BLOCKS_BUFFER];
    uint8_t count;
    bool lost;
    bool quiet;
};

/* A block that was found: it stands in the buffer until blocks_release. */
struct block {
    uint8_t address;
    uint8_t sequence;
    const uint8_t *content;
    uint8_t length;
};

void blocks_start(struct blocks *blocks);

/* Returns whether there may be a whole block now; most bytes only add to one. */
bool blocks_feed(struct blocks *blocks, uint8_t byte);

/* The line has been silent: what is held is no beginning of a block, though a block may lie within it. */
void blocks_quiet(struct blocks *blocks);

/* Is there a whole block? Ask again after blocks_release, until there is none. */
bool blocks_next(struct blocks *blocks, struct block *found);
void blocks_release(struct blocks *blocks);

/* Where to write the content of an answer; nothing of what was received is left. */
uint8_t *blocks_content(struct blocks *blocks);

/* Puts the frame round such a content. Returns how many of `bytes` are to be sent. */
uint8_t blocks_compose(struct blocks *blocks, uint8_t address, uint8_t sequence, uint8_t length);

#endif
