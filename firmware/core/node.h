/* A node: what it answers, when it reads its zone, what it reports. */
#ifndef CORE_NODE_H
#define CORE_NODE_H

#include "protocol.h"

/* address: 0 for a node that has none yet: it is silent, and its lamp is lit. boot: as `hello` tells it.
 * switches: a bit for each that is closed; a zone node has one, under the puck's spot, the console its keys. */
void node_start(uint8_t address, uint32_t boot, uint16_t switches);

/* A byte from the line. */
void node_take(uint8_t byte);

/* A millisecond has passed. */
void node_tick(uint16_t switches);

/* Goes on with a pass over the zone and returns true, if there is one. Never waits. */
bool node_work(void);

#endif
