/* One pass over the zone, written into the reports while it is made. */
#ifndef CORE_PASS_H
#define CORE_PASS_H

#include "core/reports.h"

/* Power on: no pass is being made. */
void pass_reset(void);

/* A node that is still reading does not heed the call. */
void pass_call(struct reports *reports, uint16_t cycle);

/* Goes on with it and returns true, if there is one. Never waits. magnet: of the switch under the puck's spot, when the
 * pass ends. */
bool pass_work(bool magnet);

#endif
