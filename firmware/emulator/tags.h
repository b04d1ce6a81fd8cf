/* ISO/IEC 15693 tags in one antenna's field: who answers an inventory request, in which slot, and what is heard. */
#ifndef EMULATOR_TAGS_H
#define EMULATOR_TAGS_H

#include <stdbool.h>
#include <stdint.h>

#define TAGS_IN_FIELD 64
#define TAG_BYTES 8

/* Times in nanoseconds, from the standard's at 13.56 MHz. */
#define BIT_NS 37760
#define ANSWER_NS (2 * 151040 + 12 * 8 * BIT_NS)
#define T1_NS 320900
#define T2_NS 309200
#define T3_NS 474000
#define WAKE_NS 1000000

struct tag {
    uint8_t number[TAG_BYTES];
    bool broken; /* what it sends cannot be read */
    bool strong; /* it drowns all others in its slot */
    uint8_t weak; /* in 256: how often it does not answer */
};

struct field {
    struct tag tags[TAGS_IN_FIELD];
    int count;
    uint8_t noise; /* in 256: how often an empty slot brings something that looks like an answer */
    uint32_t chance;
    uint8_t mask[TAG_BYTES];
    int mask_bits, slot;
    bool all_slots;
};

enum heard { HEARD_NOTHING, HEARD_TAG, HEARD_COLLISION, HEARD_GARBLED };

/* An inventory request; false where the bytes are none. */
bool field_request(struct field *field, const uint8_t *bytes, int count);

/* What the current slot brings. number: of the one tag that is heard. */
enum heard field_answer(struct field *field, uint8_t *number);

#endif
