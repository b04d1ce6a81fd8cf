#include "core/blocks.h"

#include "core/crc16.h"

#define BEFORE_CONTENT 3 /* length, address, sequence */
#define AFTER_CONTENT 3 /* CRC, sync */

void blocks_start(struct blocks *blocks)
{
    blocks->count = 0;
    blocks->lost = false;
    blocks->quiet = false;
}

/* There is always room: the first byte held is a length, and no more than that length is ever held. */
bool blocks_feed(struct blocks *blocks, uint8_t byte)
{
    uint8_t length = blocks->bytes[0];
    blocks->bytes[blocks->count++] = byte;
    return blocks->count == 1 || blocks->count >= length;
}

void blocks_quiet(struct blocks *blocks)
{
    blocks->quiet = true;
}

static void drop(struct blocks *blocks, uint8_t count)
{
    blocks->count = (uint8_t)(blocks->count - count);
    memmove(blocks->bytes, blocks->bytes + count, blocks->count);
}

static void skip_to_sync(struct blocks *blocks)
{
    uint8_t at = 0;
    while (at < blocks->count && blocks->bytes[at] != LINK_SYNC)
        at++;
    blocks->lost = at == blocks->count;
    drop(blocks, at);
}

static bool is_good(const uint8_t *bytes)
{
    uint8_t covered = (uint8_t)(bytes[0] - AFTER_CONTENT);
    if (bytes[covered + 2] != LINK_SYNC)
        return false;
    return crc16_of(bytes, covered) == (uint16_t)(bytes[covered] << 8 | bytes[covered + 1]);
}

bool blocks_next(struct blocks *blocks, struct block *found)
{
    const uint8_t *bytes = blocks->bytes;
    while (blocks->count) {
        if (blocks->lost) {
            skip_to_sync(blocks);
        } else if (bytes[0] == LINK_SYNC) {
            drop(blocks, 1);
        } else if (bytes[0] < LINK_BLOCK_SHORTEST || bytes[0] > LINK_BLOCK_LONGEST) {
            blocks->lost = true;
        } else if (blocks->count < bytes[0]) {
            if (!blocks->quiet)
                return false;
            blocks->lost = true;
        } else if (is_good(bytes)) {
            found->address = bytes[1];
            found->sequence = bytes[2];
            found->content = bytes + BEFORE_CONTENT;
            found->length = (uint8_t)(bytes[0] - BEFORE_CONTENT - AFTER_CONTENT);
            return true;
        } else {
            blocks->lost = true;
        }
    }
    if (blocks->quiet)
        blocks->lost = false;
    blocks->quiet = false;
    return false;
}

/* The sync stays: it is the one before the next block too. */
void blocks_release(struct blocks *blocks)
{
    drop(blocks, (uint8_t)(blocks->bytes[0] - 1));
}

uint8_t *blocks_content(struct blocks *blocks)
{
    blocks_start(blocks);
    return blocks->bytes + 1 + BEFORE_CONTENT;
}

uint8_t blocks_compose(struct blocks *blocks, uint8_t address, uint8_t sequence, uint8_t length)
{
    uint8_t *bytes = blocks->bytes;
    uint8_t covered = (uint8_t)(BEFORE_CONTENT + length);
    bytes[0] = LINK_SYNC;
    bytes[1] = (uint8_t)(covered + AFTER_CONTENT);
    bytes[2] = address;
    bytes[3] = sequence;
    uint16_t crc = crc16_of(bytes + 1, covered);
    bytes[covered + 1] = (uint8_t)(crc >> 8);
    bytes[covered + 2] = (uint8_t)crc;
    bytes[covered + 3] = LINK_SYNC;
    return (uint8_t)(covered + AFTER_CONTENT + 1);
}
