/* For comparison with the host's BlockReader: reads chunks as lines of hex, an empty line being a silence, and prints each
 * block that it finds as `ADDRESS SEQUENCE CONTENT`. */
#include "core/blocks.h"
#include "host_tests/check.h"

static struct blocks blocks;

static void print_found(void)
{
    struct block found;
    while (blocks_next(&blocks, &found)) {
        printf("%u %u ", found.address, found.sequence);
        for (uint8_t at = 0; at < found.length; at++)
            printf("%02x", found.content[at]);
        puts("");
        blocks_release(&blocks);
    }
}

int main(void)
{
    static char line[4096];
    blocks_start(&blocks);
    while (fgets(line, sizeof line, stdin)) {
        unsigned byte, at = 0;
        for (; sscanf(line + at, "%2x", &byte) == 1; at += 2) {
            if (blocks_feed(&blocks, (uint8_t)byte))
                print_found();
        }
        if (at == 0)
            blocks_quiet(&blocks);
        print_found();
    }
    return 0;
}
