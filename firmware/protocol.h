/* Made by firmware/generate_protocol.py from firmware/protocol.toml; do not edit. */
#ifndef LINK_PROTOCOL_H
#define LINK_PROTOCOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define LINK_MAJOR 1
#define LINK_MINOR 2
#define LINK_BAUD 250000 /* Speed of the line: RS-485, half duplex, 8 data bits, no parity, 1 stop bit. In bit/s. */
#define LINK_SYNC 254 /* Stands before and behind every block. No block is so long that its length could be mistaken for it. */
#define LINK_BLOCK_SHORTEST 7 /* Length, address, sequence, message id, two bytes of CRC, sync. In bytes. */
#define LINK_BLOCK_LONGEST 224 /* A block's length counts all of it, from the length itself to the sync behind it. In bytes. */
#define LINK_CRC_START 65535 /* CRC-16/IBM-3740: polynomial 0x1021, not reflected, high byte first; over everything before it. */
#define LINK_QUIET_MS 5 /* After a silence of this length within a block, the block is given up. In ms. */
#define LINK_TAG_BYTES 8 /* The length of an ISO/IEC 15693 tag number. In bytes. */
#define LINK_TAGS_MOST 24 /* Tags that one pass of one node can tell; what lies there beyond is only flagged. */
#define LINK_TEXT_MOST 16 /* The longest text in a message. In characters. */
#define LINK_REPORTS_MOST 8 /* Reports that a node keeps for the host. The oldest gives way, and the gap in the numbers tells so. */
#define LINK_REPORT_LAST 255 /* Reports are numbered 1, 2 … 255, 1 …; 0 stands for none. */
#define LINK_GROUPS 3 /* A node reads its zone when the group `address % groups` is called, so that neighbours never do so together. */
#define LINK_TURN_MS 34 /* Groups are called so far apart at least; fields, but for the muck's, go off before those of the next go on. In ms. */
#define LINK_WHO_STEP_MS 3 /* A board answers `who` so much later for each of the eight values of the three bits. In ms. */
#define LINK_EVERYONE 0 /* The address that all nodes heed and none answers. */
#define LINK_FROM_NODE 128 /* Set in the address of what a node sends, so that no node heeds the answer of another. */
#define LINK_SEAT_FIRST 1 /* Addresses 1 to 10: the nodes at seats 1 to 10. */
#define LINK_SEAT_LAST 10
#define LINK_BOARD_FIRST 11 /* Addresses 11 to 15: the nodes under the five places of the board, the first of the flop first. */
#define LINK_BOARD_LAST 15
#define LINK_MUCK 16 /* The address of the node under the muck. */
#define LINK_CONSOLE 17 /* The address of the node with the dealer's keys. */

/* What a node is. */
enum link_node_kind {
    LINK_NODE_KIND_ZONE = 1, /* reads tags; has a magnet switch for the puck and a lamp */
    LINK_NODE_KIND_CONSOLE = 2, /* has the dealer's keys */
};

/* The dealer's keys; the value is the key's bit in `keys`. */
enum link_dealer_key {
    LINK_DEALER_KEY_GO_ON = 0, /* the large one: pushed, done, next */
    LINK_DEALER_KEY_FOLD = 1,
    LINK_DEALER_KEY_CHECK = 2,
    LINK_DEALER_KEY_CALL = 3,
    LINK_DEALER_KEY_RAISE_TO = 4, /* bet or raise */
    LINK_DEALER_KEY_ALL_IN = 5,
    LINK_DEALER_KEY_UNDO = 6,
    LINK_DEALER_KEY_FLOOR = 7,
};

/* Why a pass may have missed tags. */
enum link_pass_fault {
    LINK_PASS_FAULT_NONE = 0,
    LINK_PASS_FAULT_CHIP_SILENT = 1, /* the reader chip does not answer */
    LINK_PASS_FAULT_NO_FIELD = 2, /* the antenna's field did not come up */
    LINK_PASS_FAULT_UNRESOLVED = 3, /* tags answered on top of each other to the last bit */
};

/* Bits of a pass. */
enum link_pass_flag {
    LINK_PASS_FLAG_MAGNET = 1, /* the switch under the puck's spot is closed */
    LINK_PASS_FLAG_MORE_TAGS = 2, /* more than `tags_most` tags answered */
    LINK_PASS_FLAG_UNFINISHED = 4, /* the turn ended before the zone was read; the next pass goes on from there */
};

enum link_message {
    LINK_GREET = 1,
    LINK_HELLO = 2,
    LINK_POLL = 3,
    LINK_SCAN = 4,
    LINK_LAMP = 5,
    LINK_DONE = 6,
    LINK_PASS = 7,
    LINK_KEYS = 8,
    LINK_UNKNOWN = 9,
    LINK_PLACE = 10,
    LINK_WHO = 11,
};

/* Packers write a block's content, its id first, and return its length. Unpackers take a content and its length, and
   return false, having perhaps written a part, where it is not this message to the byte. */
static inline uint8_t *link_put(uint8_t *to, uint32_t value, uint8_t bytes)
{
    for (; bytes; bytes--, value >>= 8)
        *to++ = (uint8_t)value;
    return to;
}

static inline bool link_take(const uint8_t **from, const uint8_t *end, uint32_t *value, uint8_t bytes)
{
    if (end - *from < bytes)
        return false;
    *value = 0;
    for (uint8_t i = 0; i < bytes; i++)
        *value |= (uint32_t)*(*from)++ << (8 * i);
    return true;
}

/* From the host. Who are you? Until it hears this, a node answers every request with `hello`. */
#define LINK_GREET_AT_MAJOR 1
#define LINK_GREET_AT_MINOR 2
struct link_greet {
    uint8_t major;
    uint8_t minor;
};

static inline uint8_t link_pack_greet(uint8_t *content, const struct link_greet *from)
{
    uint8_t *to = link_put(content, LINK_GREET, 1);
    to = link_put(to, from->major, 1);
    to = link_put(to, from->minor, 1);
    return (uint8_t)(to - content);
}

static inline bool link_unpack_greet(const uint8_t *content, uint8_t length, struct link_greet *to)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_GREET)
        return false;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->major = (uint8_t)value;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->minor = (uint8_t)value;
    return from == end;
}

/* From the node. Answers `greet`; and any other request after the node has started. */
#define LINK_HELLO_AT_MAJOR 1
#define LINK_HELLO_AT_MINOR 2
#define LINK_HELLO_AT_KIND 3
#define LINK_HELLO_AT_BOOT 4
#define LINK_HELLO_AT_BUILD 8
struct link_hello {
    uint8_t major; /* of the protocol that the firmware speaks */
    uint8_t minor;
    uint8_t kind; /* see `node_kind` */
    uint32_t boot; /* another number after every start: reason (8 bits), starts (16), serial number (8) */
    uint8_t build_count;
    char build[LINK_TEXT_MOST]; /* the firmware's own version */
};

static inline uint8_t link_pack_hello(uint8_t *content, const struct link_hello *from)
{
    uint8_t *to = link_put(content, LINK_HELLO, 1);
    to = link_put(to, from->major, 1);
    to = link_put(to, from->minor, 1);
    to = link_put(to, from->kind, 1);
    to = link_put(to, from->boot, 4);
    to = link_put(to, from->build_count, 1);
    memcpy(to, from->build, (size_t)from->build_count * 1);
    to += (size_t)from->build_count * 1;
    return (uint8_t)(to - content);
}

static inline bool link_unpack_hello(const uint8_t *content, uint8_t length, struct link_hello *to)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_HELLO)
        return false;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->major = (uint8_t)value;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->minor = (uint8_t)value;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->kind = (uint8_t)value;
    if (!link_take(&from, end, &value, 4))
        return false;
    to->boot = (uint32_t)value;
    if (!link_take(&from, end, &value, 1) ||
        value > LINK_TEXT_MOST || end - from < (ptrdiff_t)(value * 1))
        return false;
    to->build_count = (uint8_t)value;
    memcpy(to->build, from, value * 1);
    from += value * 1;
    return from == end;
}

/* From the host. What is new? Answered by the oldest report that the host has not acknowledged, or by `done`. */
#define LINK_POLL_AT_ACK 1
struct link_poll {
    uint8_t ack; /* number of the last report that arrived; 0 for none yet */
};

static inline uint8_t link_pack_poll(uint8_t *content, const struct link_poll *from)
{
    uint8_t *to = link_put(content, LINK_POLL, 1);
    to = link_put(to, from->ack, 1);
    return (uint8_t)(to - content);
}

static inline bool link_unpack_poll(const uint8_t *content, uint8_t length, struct link_poll *to)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_POLL)
        return false;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->ack = (uint8_t)value;
    return from == end;
}

/* From the host. To everyone: the nodes of this group read their zones once, now. Not answered. */
#define LINK_SCAN_AT_GROUP 1
#define LINK_SCAN_AT_CYCLE 2
struct link_scan {
    uint8_t group; /* 0 to `groups` - 1 */
    uint16_t cycle; /* comes back in the `pass`: it is the clock by which zones are compared */
};

static inline uint8_t link_pack_scan(uint8_t *content, const struct link_scan *from)
{
    uint8_t *to = link_put(content, LINK_SCAN, 1);
    to = link_put(to, from->group, 1);
    to = link_put(to, from->cycle, 2);
    return (uint8_t)(to - content);
}

static inline bool link_unpack_scan(const uint8_t *content, uint8_t length, struct link_scan *to)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_SCAN)
        return false;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->group = (uint8_t)value;
    if (!link_take(&from, end, &value, 2))
        return false;
    to->cycle = (uint16_t)value;
    return from == end;
}

/* From the host. Switch the lamp at the seat. Answered by `done`. */
#define LINK_LAMP_AT_LIT 1
struct link_lamp {
    uint8_t lit; /* 1 lit, 0 dark */
};

static inline uint8_t link_pack_lamp(uint8_t *content, const struct link_lamp *from)
{
    uint8_t *to = link_put(content, LINK_LAMP, 1);
    to = link_put(to, from->lit, 1);
    return (uint8_t)(to - content);
}

static inline bool link_unpack_lamp(const uint8_t *content, uint8_t length, struct link_lamp *to)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_LAMP)
        return false;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->lit = (uint8_t)value;
    return from == end;
}

/* From the node. Did that; there is nothing to report. */
static inline uint8_t link_pack_done(uint8_t *content)
{
    uint8_t *to = link_put(content, LINK_DONE, 1);
    return (uint8_t)(to - content);
}

static inline bool link_unpack_done(const uint8_t *content, uint8_t length)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_DONE)
        return false;
    return from == end;
}

/* From the node. A report: the tags that one pass over the zone found, as they are, without any settling. */
#define LINK_PASS_AT_REPORT 1
#define LINK_PASS_AT_WAITING 2
#define LINK_PASS_AT_CYCLE 3
#define LINK_PASS_AT_FAULT 5
#define LINK_PASS_AT_FLAGS 6
#define LINK_PASS_AT_TAGS 7
struct link_pass {
    uint8_t report; /* 1 to `report_last` */
    uint8_t waiting; /* reports that wait behind this one */
    uint16_t cycle; /* of the `scan` that called for it */
    uint8_t fault; /* see `pass_fault` */
    uint8_t flags; /* see `pass_flag` */
    uint8_t tags_count;
    uint8_t tags[LINK_TAGS_MOST][LINK_TAG_BYTES]; /* in the order in which they answered */
};

static inline uint8_t link_pack_pass(uint8_t *content, const struct link_pass *from)
{
    uint8_t *to = link_put(content, LINK_PASS, 1);
    to = link_put(to, from->report, 1);
    to = link_put(to, from->waiting, 1);
    to = link_put(to, from->cycle, 2);
    to = link_put(to, from->fault, 1);
    to = link_put(to, from->flags, 1);
    to = link_put(to, from->tags_count, 1);
    memcpy(to, from->tags, (size_t)from->tags_count * LINK_TAG_BYTES);
    to += (size_t)from->tags_count * LINK_TAG_BYTES;
    return (uint8_t)(to - content);
}

static inline bool link_unpack_pass(const uint8_t *content, uint8_t length, struct link_pass *to)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_PASS)
        return false;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->report = (uint8_t)value;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->waiting = (uint8_t)value;
    if (!link_take(&from, end, &value, 2))
        return false;
    to->cycle = (uint16_t)value;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->fault = (uint8_t)value;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->flags = (uint8_t)value;
    if (!link_take(&from, end, &value, 1) ||
        value > LINK_TAGS_MOST || end - from < (ptrdiff_t)(value * LINK_TAG_BYTES))
        return false;
    to->tags_count = (uint8_t)value;
    memcpy(to->tags, from, value * LINK_TAG_BYTES);
    from += value * LINK_TAG_BYTES;
    return from == end;
}

/* From the node. A report: the keys that are down; sent after every start and after every change. */
#define LINK_KEYS_AT_REPORT 1
#define LINK_KEYS_AT_WAITING 2
#define LINK_KEYS_AT_DOWN 3
struct link_keys {
    uint8_t report; /* 1 to `report_last` */
    uint8_t waiting; /* reports that wait behind this one */
    uint16_t down; /* a bit for each key, see `dealer_key` */
};

static inline uint8_t link_pack_keys(uint8_t *content, const struct link_keys *from)
{
    uint8_t *to = link_put(content, LINK_KEYS, 1);
    to = link_put(to, from->report, 1);
    to = link_put(to, from->waiting, 1);
    to = link_put(to, from->down, 2);
    return (uint8_t)(to - content);
}

static inline bool link_unpack_keys(const uint8_t *content, uint8_t length, struct link_keys *to)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_KEYS)
        return false;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->report = (uint8_t)value;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->waiting = (uint8_t)value;
    if (!link_take(&from, end, &value, 2))
        return false;
    to->down = (uint16_t)value;
    return from == end;
}

/* From the node. The firmware does not know the message that it was asked; an older minor version may answer so. */
#define LINK_UNKNOWN_AT_MESSAGE 1
struct link_unknown {
    uint8_t message; /* its id */
};

static inline uint8_t link_pack_unknown(uint8_t *content, const struct link_unknown *from)
{
    uint8_t *to = link_put(content, LINK_UNKNOWN, 1);
    to = link_put(to, from->message, 1);
    return (uint8_t)(to - content);
}

static inline bool link_unpack_unknown(const uint8_t *content, uint8_t length, struct link_unknown *to)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_UNKNOWN)
        return false;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->message = (uint8_t)value;
    return from == end;
}

/* From the host. To everyone: the node at the magnet has this address from now on; who had it gives it up. */
#define LINK_PLACE_AT_ADDRESS 1
struct link_place {
    uint8_t address; /* `seat_first` to `console` */
};

static inline uint8_t link_pack_place(uint8_t *content, const struct link_place *from)
{
    uint8_t *to = link_put(content, LINK_PLACE, 1);
    to = link_put(to, from->address, 1);
    return (uint8_t)(to - content);
}

static inline bool link_unpack_place(const uint8_t *content, uint8_t length, struct link_place *to)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_PLACE)
        return false;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->address = (uint8_t)value;
    return from == end;
}

/* From the host. Who is there? Answered by `hello`, late by 3 bits of the serial number, as there may be two. */
#define LINK_WHO_AT_SHIFT 1
struct link_who {
    uint8_t shift; /* the lowest of the three bits, 0 to 5 */
};

static inline uint8_t link_pack_who(uint8_t *content, const struct link_who *from)
{
    uint8_t *to = link_put(content, LINK_WHO, 1);
    to = link_put(to, from->shift, 1);
    return (uint8_t)(to - content);
}

static inline bool link_unpack_who(const uint8_t *content, uint8_t length, struct link_who *to)
{
    const uint8_t *from = content, *end = content + length;
    uint32_t value;
    if (!link_take(&from, end, &value, 1) || value != LINK_WHO)
        return false;
    if (!link_take(&from, end, &value, 1))
        return false;
    to->shift = (uint8_t)value;
    return from == end;
}

#endif
