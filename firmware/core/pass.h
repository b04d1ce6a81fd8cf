/* One pass over the zone, written into the reports while it is made: a reading of it, or a part of one. */
#ifndef CORE_PASS_H
#define CORE_PASS_H

#include "core/reports.h"

/* Power on: no pass is being made. */
void pass_reset(void);

/* Returns false where the node is still reading: then it does not heed the call. */
bool pass_call(struct reports *reports, uint16_t cycle);

/* Goes on with it and returns true, if there is one. Never waits. magnet: of the switch under the puck's spot, when the
 * pass ends. */
bool pass_work(bool magnet);

/* Others take their turn: the field goes off at once, and the next pass goes on with the reading. */
void pass_end_turn(bool magnet);

#endif
