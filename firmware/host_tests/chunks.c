/* Whatever comes over the line: a node must outlive it, and still answer. For libFuzzer, or with chunks by chance. */
#include "core/blocks.h"
#include "core/node.h"
#include "host_tests/chance.h"
#include "host_tests/check.h"
#include "host_tests/fake_board.h"
#include "host_tests/fake_radio.h"

#define SEAT 3
#define CHUNK 64

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);

static struct blocks composer;

static void hear(const uint8_t *bytes, size_t count)
{
    while (count--)
        node_take(*bytes++);
    node_work();
}

/* Longer than any answer waits. */
static void silence(void)
{
    for (int ms = 0; ms <= LINK_QUIET_MS + 8 * LINK_WHO_STEP_MS; ms++)
        node_tick(0);
}

/* After a silence it answers a good request, whatever was before. */
static void must_answer(void)
{
    unsigned before = board_answers;
    silence();
    before = board_answers;
    uint8_t length = link_pack_greet(blocks_content(&composer), &(struct link_greet){LINK_MAJOR, LINK_MINOR});
    hear(composer.bytes, blocks_compose(&composer, SEAT, 1, length));
    CHECK(board_answers == before + 1);
}

/* The first byte of an input is what kind of node hears it. A chunk of 0xff 0x00 is a silence. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count)
{
    fake_board_reset();
    fake_radio_reset();
    node_start(SEAT, 0x15000100, 0);
    for (size_t at = 0; at + 1 < count; at++) {
        if (bytes[at] == 0xff && bytes[at + 1] == 0)
            silence();
        hear(bytes + at, 1);
    }
    must_answer();
    return 0;
}

#ifndef FUZZING
/* Rubbish, good blocks for anybody, and good ones that were cut or changed. */
static size_t chunk_by_chance(uint8_t *bytes)
{
    size_t count = 1 + draw(CHUNK - 1);
    for (size_t at = 0; at < count; at++)
        bytes[at] = draw(8) ? (uint8_t)draw(256) : LINK_SYNC;
    if (draw(2))
        return count;
    uint8_t length = (uint8_t)(1 + draw(CHUNK - 10));
    memcpy(blocks_content(&composer), bytes, length);
    blocks_content(&composer)[0] = (uint8_t)(1 + draw(LINK_WHO));
    count = blocks_compose(&composer, (uint8_t)draw(20), (uint8_t)draw(256), length);
    memcpy(bytes, composer.bytes, count);
    if (draw(2))
        bytes[draw((uint32_t)count)] ^= (uint8_t)(1 << draw(8));
    return draw(4) ? count : 1 + draw((uint32_t)count);
}

int main(int argc, char **argv)
{
    unsigned long chunks = argc > 1 ? strtoul(argv[1], NULL, 10) : 10000;
    uint8_t bytes[LINK_BLOCK_LONGEST + 1];
    chance = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 1;
    fake_board_reset();
    fake_radio_reset();
    node_start(SEAT, 0x15000100, 0);
    for (unsigned long each = 0; each < chunks; each++) {
        hear(bytes, chunk_by_chance(bytes));
        if (draw(16) == 0)
            must_answer();
    }
    printf("%lu chunks, %u answers\n", chunks, board_answers);
    return 0;
}
#endif
