#include "boards/atmega328p/hal.h"
#include "core/node.h"

/* A board without an address must not disturb the line: it waits for somebody to give it one. */
static void wait_for_ever(void)
{
    for (;;) {
        hal_watchdog();
        hal_ticked();
        hal_doze(false);
    }
}

int main(void)
{
    hal_start();
    uint8_t address = hal_address(), byte;
    if (address < LINK_SEAT_FIRST || address > LINK_CONSOLE)
        wait_for_ever();
    node_start(address, hal_boot(), hal_switches());
    for (;;) {
        hal_watchdog();
        while (hal_received(&byte))
            node_take(byte);
        while (hal_ticked())
            node_tick(hal_switches());
        hal_doze(node_work());
    }
}
