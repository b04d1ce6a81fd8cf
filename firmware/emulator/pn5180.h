/* The PN5180 as its data sheet describes it, as far as a driver for ISO/IEC 15693 can see it over SPI. */
#ifndef EMULATOR_PN5180_H
#define EMULATOR_PN5180_H

#include "emulator/tags.h"

#define NEVER INT64_MAX
#define FRAME_BYTES 64

struct pn5180 {
    struct field field;
    uint8_t in[FRAME_BYTES], out[FRAME_BYTES];
    int in_count, out_count, out_at;
    bool selected, replying, in_reset, rf_loaded, field_on, has_inventory, may_send;
    bool busy_shown; /* from the first byte of a frame to its end */
    int64_t busy_until, awake_at, sent_at, sof_at, received_at, free_at;
    enum heard heard;
    uint8_t number[TAG_BYTES];
    uint32_t registers[64];
    /* Faults. */
    bool stuck_busy, silent, no_field;
    bool dipped; /* since it was reset or its field went on: the driver cannot know, so its mistakes do not count */
    /* rules_broken: what the chip or a tag would not have understood, or a driver must never do. */
    unsigned rules_broken, passes, requests;
    /* Asks which tags lie in the field that is being switched on. */
    void (*look)(void *context);
    /* Tells that the field has gone on or off; may be missing. */
    void (*switched)(void *context, int64_t now);
    void *context;
};

/* Its supply comes, and its node's. */
void pn5180_power(struct pn5180 *chip, int64_t now);
/* Its supply is away for a moment, but not its node's. */
void pn5180_dip(struct pn5180 *chip, int64_t now);
void pn5180_unpower(struct pn5180 *chip, int64_t now);
void pn5180_reset(struct pn5180 *chip, bool held, int64_t now);
void pn5180_select(struct pn5180 *chip, bool selected, int64_t now);
uint8_t pn5180_byte(struct pn5180 *chip, uint8_t byte, int64_t now);
bool pn5180_busy(const struct pn5180 *chip, int64_t now);

#endif
