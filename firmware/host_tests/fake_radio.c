#include "host_tests/fake_radio.h"

struct field radio_tags;
unsigned radio_rounds, radio_single, radio_waits;
bool radio_is_on, radio_crowded;
enum radio radio_fails;
int radio_fails_in;
static bool waited;

void fake_radio_reset(void)
{
    memset(&radio_tags, 0, sizeof radio_tags);
    radio_rounds = radio_single = radio_waits = 0;
    radio_is_on = radio_crowded = waited = false;
    radio_fails = RADIO_READY;
    radio_fails_in = -1;
}

/* Everything takes two calls, as with a chip that takes time. */
static bool must_wait(void)
{
    waited = !waited;
    radio_waits += waited;
    return waited;
}

void radio_on(void)
{
    radio_is_on = true;
}

void radio_off(void)
{
    radio_is_on = false;
}

enum radio radio_field(void)
{
    return must_wait() ? RADIO_WAIT : radio_fails;
}

void radio_ask(bool all_slots, uint8_t bits, const uint8_t *mask)
{
    uint8_t request[3 + LINK_TAG_BYTES] = {all_slots ? 0x06 : 0x26, 0x01, bits};
    memcpy(request + 3, mask, (bits + 7u) / 8u);
    if (!field_request(&radio_tags, request, 3 + (bits + 7) / 8))
        radio_fails_in = 0;
    radio_rounds += all_slots;
    radio_single += !all_slots;
}

void radio_next_slot(void)
{
    radio_tags.slot++;
}

enum radio radio_listen(uint8_t tag[LINK_TAG_BYTES])
{
    static const enum radio heard[] = {RADIO_NOTHING, RADIO_TAG, RADIO_COLLISION, RADIO_GARBLED};
    if (must_wait())
        return RADIO_WAIT;
    if (radio_fails_in == 0)
        return RADIO_SILENT;
    radio_fails_in -= radio_fails_in > 0;
    if (radio_crowded)
        return RADIO_COLLISION;
    return heard[field_answer(&radio_tags, tag)];
}
