/* All nodes on one RS-485 pair, and the host's end of it. Time goes on in slices of one byte. */
#ifndef EMULATOR_BUS_H
#define EMULATOR_BUS_H

#include "emulator/avr_node.h"

#define NODES 17
#define SLICE_NS 40000
#define QUEUE 4096 /* bytes */

struct bus {
    struct avr_node nodes[NODES]; /* that of seat 1 first */
    int64_t now;
    uint8_t from_host[QUEUE], to_host[QUEUE];
    int host_in, host_out, heard;
    int quiet_slices; /* since a node has sent a byte */
    int64_t host_ended; /* when the host's last byte was on the line */
    int64_t shortest_turn, longest_turn; /* from there to a node's answer */
    unsigned contention; /* two spoke at once */
};

/* blank: no node has an address. */
bool bus_make(struct bus *bus, const char *program, bool blank);
void bus_send(struct bus *bus, const uint8_t *bytes, int count);

/* Runs up to a moment, or until an answer is complete. */
void bus_run(struct bus *bus, int64_t until);

#endif
