/* A reader chip that takes no time, over the emulator's tags. */
#ifndef HOST_TESTS_FAKE_RADIO_H
#define HOST_TESTS_FAKE_RADIO_H

#include "core/radio.h"
#include "emulator/tags.h"

extern struct field radio_tags;
extern unsigned radio_rounds, radio_single, radio_waits;
extern bool radio_is_on;
extern bool radio_crowded; /* a collision in every slot */
extern enum radio radio_fails; /* RADIO_SILENT or RADIO_NO_FIELD when the field is switched on; RADIO_READY: works */
extern int radio_fails_in; /* silent after so many slots; negative: never */

void fake_radio_reset(void);

#endif
