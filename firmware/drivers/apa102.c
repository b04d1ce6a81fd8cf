#include "core/board.h"
#include "core/lamp.h"

#define BRIGHTNESS 0xe0 /* the top three bits are always set; five bits of brightness follow */
#define QUARTER 8
#define BLUE 0x00 /* amber, as the seat to act has it on the screen */
#define GREEN 0x80
#define RED 0xff

static void all(uint8_t first, uint8_t blue, uint8_t green, uint8_t red)
{
    board_lamp(first);
    board_lamp(blue);
    board_lamp(green);
    board_lamp(red);
}

/* Four zeros begin; four ones end, which clock the last lights' bits through. */
void lamp_show(bool lit)
{
    all(0x00, 0x00, 0x00, 0x00);
    for (uint8_t light = 0; light < LAMP_LIGHTS; light++)
        all(BRIGHTNESS | QUARTER, lit ? BLUE : 0, lit ? GREEN : 0, lit ? RED : 0);
    all(0xff, 0xff, 0xff, 0xff);
}
