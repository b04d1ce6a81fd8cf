/* Reports wait here until the host has them. They are kept as the messages that they are, in one pool of bytes: the
 * oldest give way when there are `reports_most` of them or no room is left, and the gap in the numbers tells so. */
#ifndef CORE_REPORTS_H
#define CORE_REPORTS_H

#include "protocol.h"

#define REPORTS_POOL 352u /* one full pass and several common ones */

struct reports {
    uint8_t pool[REPORTS_POOL];
    uint16_t first; /* of the oldest */
    uint16_t used; /* by all that are finished */
    uint8_t count;
    uint8_t number; /* of the latest */
    uint8_t draft; /* bytes of the one that is being written */
};

void reports_start(struct reports *reports);

/* A draft, one at a time: `begin` writes the message's id and leaves room for its number and for how many wait, `put`
 * writes the rest, and `keep` finishes it. */
void reports_begin(struct reports *reports, uint8_t message);
void reports_put(struct reports *reports, uint8_t byte);
void reports_change(struct reports *reports, uint8_t at, uint8_t byte);
void reports_keep(struct reports *reports);

/* The host has the report with this number. */
void reports_acknowledge(struct reports *reports, uint8_t number);

/* Writes the oldest report and returns its length; 0 where there is none. */
uint8_t reports_oldest(const struct reports *reports, uint8_t *content);

#endif
