#include "emulator/bus.h"

#include <string.h>

#define COMPLETE 2 /* slices without a byte */

bool bus_make(struct bus *bus, const char *program, bool blank)
{
    memset(bus, 0, sizeof *bus);
    bus->shortest_turn = INT64_MAX;
    for (int at = 0; at < NODES; at++)
        if (!node_make(&bus->nodes[at], program, at + 1, blank))
            return false;
    return true;
}

void bus_send(struct bus *bus, const uint8_t *bytes, int count)
{
    for (int at = 0; at < count; at++)
        bus->from_host[bus->host_in++ % QUEUE] = bytes[at];
}

/* Everybody but who sends it hears a byte; two at once spoil each other. */
static void put_on_line(struct bus *bus, int byte, int sender)
{
    for (int at = 0; at < NODES; at++)
        if (at != sender)
            node_hear(&bus->nodes[at], (uint8_t)byte);
}

static void run_nodes(struct bus *bus)
{
    for (int at = 0; at < NODES; at++)
        node_run(&bus->nodes[at], bus->now + SLICE_NS);
    bus->now += SLICE_NS;
}

static void note_turn(struct bus *bus, int64_t turn)
{
    bus->shortest_turn = turn < bus->shortest_turn ? turn : bus->shortest_turn;
    bus->longest_turn = turn > bus->longest_turn ? turn : bus->longest_turn;
}

/* -1: nothing is on the line, or what is cannot be told from noise. */
static void carry(struct bus *bus)
{
    int byte = -1, sender = -1, speakers = 0, driving = 0;
    for (int at = 0; at < NODES; at++) {
        driving += bus->nodes[at].driving;
        if (bus->nodes[at].sent >= 0) {
            byte = byte < 0 ? bus->nodes[at].sent : byte & bus->nodes[at].sent;
            sender = at;
            speakers++;
        }
    }
    bool host_speaks = bus->host_out != bus->host_in;
    if (host_speaks) {
        int told = bus->from_host[bus->host_out++ % QUEUE];
        byte = driving ? byte & told : told;
        bus->host_ended = bus->now;
    } else if (speakers && bus->quiet_slices > COMPLETE) {
        note_turn(bus, bus->now - bus->host_ended - SLICE_NS);
    }
    bus->contention += driving + host_speaks > 1;
    bus->quiet_slices = speakers ? 0 : bus->quiet_slices + 1;
    if (byte < 0)
        return;
    put_on_line(bus, byte, speakers == 1 && !host_speaks ? sender : -1);
    if (speakers && !host_speaks && bus->heard < QUEUE)
        bus->to_host[bus->heard++] = (uint8_t)byte;
}

void bus_run(struct bus *bus, int64_t until)
{
    while (bus->now + SLICE_NS <= until) {
        run_nodes(bus);
        carry(bus);
        if (bus->heard && bus->quiet_slices == COMPLETE)
            return;
    }
}
