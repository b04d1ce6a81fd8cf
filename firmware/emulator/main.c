/* Runs the firmware, as ELF or as hex file, on all nodes of a table, told what to do by lines on standard input:
 *
 *   run NS             up to that moment, or to the end of an answer; says `at NS HEX`: the time, what the host heard
 *   send HEX           the host speaks
 *   switches A MASK    magnet or keys of node A · power A 0|1 · reset A REASON (as in MCUSR)
 *   cut A 0|1          its pair of the line
 *   stuck A 0|1        the reader chip's BUSY · hang A (the processor waits for ever) · dip A (of the chip's supply)
 *   noise A N          in 256: how many empty slots bring rubbish
 *   stats              says one line of counters
 *
 * Node A says `field A 1 NS` when its field goes on, `field A 0 NS` when it goes off.
 *
 * Node A is the one under the place with address A, whatever address it has; with --blank none has any.
 * When node A switches its field on it says `look A` and waits for `FAULT TAG…`: 0 none, 1 the chip falls silent,
 * 2 no field; each tag 16 hex digits, then `b` for a broken one, `s` for one that drowns others,
 * `wN` for one that N of 256 times does not answer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emulator/bus.h"

#define LINE 4096

static struct bus bus;
static char line[LINE];

static int from_hex(const char *text, uint8_t *bytes, int most)
{
    int count = 0;
    unsigned value;
    while (count < most && sscanf(text + 2 * count, "%2x", &value) == 1)
        bytes[count++] = (uint8_t)value;
    return count;
}

static void take_tag(struct field *field, const char *text)
{
    struct tag *tag = &field->tags[field->count];
    if (field->count == TAGS_IN_FIELD || from_hex(text, tag->number, TAG_BYTES) != TAG_BYTES)
        return;
    const char *kind = text + 2 * TAG_BYTES;
    tag->broken = *kind == 'b';
    tag->strong = *kind == 's';
    tag->weak = *kind == 'w' ? (uint8_t)atoi(kind + 1) : 0;
    field->count++;
}

static void look(struct avr_node *node)
{
    printf("look %d\n", node->address);
    fflush(stdout);
    if (!fgets(line, sizeof line, stdin))
        exit(0);
    node->chip.silent = atoi(line) == 1;
    node->chip.no_field = atoi(line) == 2;
    node->chip.field.count = 0;
    strtok(line, " \n");
    for (char *word = strtok(NULL, " \n"); word; word = strtok(NULL, " \n"))
        take_tag(&node->chip.field, word);
}

static void switched(struct avr_node *node, int64_t now)
{
    printf("field %d %d %lld\n", node->address, node->chip.field_on, (long long)now);
}

static void run(int64_t until)
{
    bus_run(&bus, until);
    printf("at %lld ", (long long)bus.now);
    for (int at = 0; at < bus.heard; at++)
        printf("%02x", bus.to_host[at]);
    bus.heard = 0;
    puts("");
}

static void send(const char *hex)
{
    uint8_t bytes[LINE / 2];
    bus_send(&bus, bytes, from_hex(hex, bytes, sizeof bytes));
}

static void stats(void)
{
    unsigned rules = 0, passes = 0, requests = 0, undriven = 0, stack = 0xffff;
    unsigned long lit = 0;
    for (int at = 0; at < NODES; at++) {
        const struct avr_node *node = &bus.nodes[at];
        rules += node->chip.rules_broken;
        passes += node->chip.passes;
        requests += node->chip.requests;
        undriven += node->undriven;
        lit |= (unsigned long)node->lamp.lit << node->address;
        stack = node->lowest_stack < stack ? node->lowest_stack : stack;
    }
    printf("contention=%u rules=%u undriven=%u passes=%u requests=%u lit=%lu stack=%u turn_ns=%lld longest_turn_ns=%lld\n",
           bus.contention, rules, undriven, passes, requests, lit, 0x8ff - stack,
           (long long)bus.shortest_turn, (long long)bus.longest_turn);
}

static bool change_node(const char *word, struct avr_node *node, int value)
{
    if (!strcmp(word, "switches"))
        node_switches(node, (uint8_t)value);
    else if (!strcmp(word, "power"))
        node_power(node, value, bus.now);
    else if (!strcmp(word, "reset"))
        node_reset(node, (uint8_t)value);
    else if (!strcmp(word, "cut"))
        node->cut = value;
    else if (!strcmp(word, "stuck"))
        node->chip.stuck_busy = value;
    else if (!strcmp(word, "hang"))
        node->hangs = true;
    else if (!strcmp(word, "dip"))
        pn5180_dip(&node->chip, bus.now);
    else if (!strcmp(word, "noise"))
        node->chip.field.noise = (uint8_t)value;
    else
        return false;
    node_show_busy(node);
    return true;
}

static bool obey(void)
{
    char word[16], rest[LINE] = "";
    int address = 0, value = 0;
    if (sscanf(line, "%15s %4095s", word, rest) < 1)
        return false;
    if (!strcmp(word, "run")) {
        run(atoll(rest));
    } else if (!strcmp(word, "send")) {
        send(rest);
    } else if (!strcmp(word, "stats")) {
        stats();
    } else {
        int words = sscanf(line, "%15s %d %d", word, &address, &value);
        return words >= 2 && address >= 1 && address <= NODES && change_node(word, &bus.nodes[address - 1], value);
    }
    fflush(stdout);
    return true;
}

int main(int argc, char **argv)
{
    bool blank = argc == 3 && !strcmp(argv[2], "--blank");
    if (argc != 2 + blank || !bus_make(&bus, argv[1], blank)) {
        fprintf(stderr, "usage: emulator NODE.ELF|NODE.HEX [--blank]\n");
        return 2;
    }
    for (int at = 0; at < NODES; at++) {
        bus.nodes[at].look = look;
        bus.nodes[at].switched = switched;
    }
    while (fgets(line, sizeof line, stdin))
        if (!obey()) {
            fprintf(stderr, "emulator: not understood: %s", line);
            return 2;
        }
    return 0;
}
