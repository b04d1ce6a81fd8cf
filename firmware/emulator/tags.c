#include "emulator/tags.h"

#include <string.h>

#define INVENTORY_FLAGS 0x06
#define ONE_SLOT 0x20
#define INVENTORY 0x01
#define SLOT_BITS 4

static uint32_t draw(struct field *field)
{
    uint32_t x = field->chance ? field->chance : 1;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return field->chance = x;
}

static bool happens(struct field *field, uint8_t in_256)
{
    return in_256 && (draw(field) >> 8 & 0xff) < in_256;
}

bool field_request(struct field *field, const uint8_t *bytes, int count)
{
    if (count < 3 || (bytes[0] & ~ONE_SLOT) != INVENTORY_FLAGS || bytes[1] != INVENTORY)
        return false;
    field->all_slots = !(bytes[0] & ONE_SLOT);
    field->mask_bits = bytes[2];
    int most = TAG_BYTES * 8 - (field->all_slots ? SLOT_BITS : 0);
    if (field->mask_bits > most || count != 3 + (field->mask_bits + 7) / 8)
        return false;
    memset(field->mask, 0, sizeof field->mask);
    memcpy(field->mask, bytes + 3, (size_t)count - 3);
    field->slot = 0;
    return true;
}

static int bit(const uint8_t *number, int at)
{
    return number[at / 8] >> at % 8 & 1;
}

static bool is_called(const struct field *field, const struct tag *tag)
{
    for (int at = 0; at < field->mask_bits; at++)
        if (bit(tag->number, at) != bit(field->mask, at))
            return false;
    for (int at = 0; field->all_slots && at < SLOT_BITS; at++)
        if (bit(tag->number, field->mask_bits + at) != (field->slot >> at & 1))
            return false;
    return true;
}

enum heard field_answer(struct field *field, uint8_t *number)
{
    enum heard heard = HEARD_NOTHING;
    for (int at = 0; at < field->count; at++) {
        const struct tag *tag = &field->tags[at];
        if (!is_called(field, tag) || happens(field, tag->weak))
            continue;
        if (tag->strong) {
            memcpy(number, tag->number, TAG_BYTES);
            return HEARD_TAG;
        }
        /* The same number at the same moment from two tags is one answer: nothing differs in it. */
        if (heard == HEARD_COLLISION || (heard != HEARD_NOTHING && memcmp(number, tag->number, TAG_BYTES) != 0))
            heard = HEARD_COLLISION;
        else if (heard != HEARD_GARBLED)
            heard = tag->broken ? HEARD_GARBLED : HEARD_TAG;
        memcpy(number, tag->number, TAG_BYTES);
    }
    if (heard == HEARD_NOTHING && happens(field, field->noise))
        heard = HEARD_GARBLED;
    return heard;
}
