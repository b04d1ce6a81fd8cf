#include "core/blocks.h"
#include "core/crc16.h"
#include "host_tests/check.h"

static struct blocks blocks;
static struct block found;

static unsigned fed(const uint8_t *bytes, unsigned count)
{
    unsigned whole = 0;
    while (count--) {
        blocks_feed(&blocks, *bytes++);
        while (blocks_next(&blocks, &found)) {
            whole++;
            blocks_release(&blocks);
        }
    }
    return whole;
}

static unsigned quiet(void)
{
    unsigned whole = 0;
    blocks_quiet(&blocks);
    while (blocks_next(&blocks, &found)) {
        whole++;
        blocks_release(&blocks);
    }
    return whole;
}

static uint8_t compose(uint8_t address, uint8_t length)
{
    uint8_t *content = blocks_content(&blocks);
    for (uint8_t at = 0; at < length; at++)
        content[at] = at;
    return blocks_compose(&blocks, address, 7, length);
}

static void crc_is_the_one_of_the_catalogue(void)
{
    CHECK(crc16_of((const uint8_t *)"123456789", 9) == 0x29b1);
}

static void what_is_composed_is_found(void)
{
    uint8_t sent[BLOCKS_BUFFER];
    for (unsigned length = 1; length <= LINK_BLOCK_LONGEST - 6; length++) {
        uint8_t count = compose(3, (uint8_t)length);
        CHECK(count == length + 7);
        memcpy(sent, blocks.bytes, count);
        blocks_start(&blocks);
        CHECK(fed(sent, count) == 1);
        CHECK(found.address == 3 && found.sequence == 7 && found.length == length);
    }
}

static void a_length_that_is_too_long_costs_at_most_the_silence(void)
{
    uint8_t good[BLOCKS_BUFFER], count = compose(1, 2);
    memcpy(good, blocks.bytes, count);
    blocks_start(&blocks);
    CHECK(fed((const uint8_t[]){LINK_SYNC, 100}, 2) == 0);
    CHECK(fed(good, count) == 0);
    CHECK(quiet() == 1);
    CHECK(fed(good, count) == 1);
}

static void two_blocks_may_share_a_sync(void)
{
    uint8_t twice[2 * BLOCKS_BUFFER], count = compose(1, 2);
    memcpy(twice, blocks.bytes, count);
    memcpy(twice + count, blocks.bytes + 1, count - 1u);
    blocks_start(&blocks);
    CHECK(fed(twice, 2u * count - 1) == 2);
}

static void wrong_bytes_are_skipped(void)
{
    uint8_t good[BLOCKS_BUFFER], count = compose(1, 2);
    memcpy(good, blocks.bytes, count);
    for (unsigned at = 1; at < count; at++) {
        uint8_t bad[BLOCKS_BUFFER];
        memcpy(bad, good, count);
        bad[at] ^= 0x10;
        blocks_start(&blocks);
        CHECK(fed(bad, count) == 0);
        CHECK(quiet() == 0);
        CHECK(fed(good, count) == 1);
    }
}

static void silence_between_blocks_is_nothing(void)
{
    blocks_start(&blocks);
    CHECK(quiet() == 0);
    CHECK(!blocks.lost && !blocks.count);
}

void test_blocks(void)
{
    crc_is_the_one_of_the_catalogue();
    what_is_composed_is_found();
    a_length_that_is_too_long_costs_at_most_the_silence();
    two_blocks_may_share_a_sync();
    wrong_bytes_are_skipped();
    silence_between_blocks_is_nothing();
}
