#include "boards/atmega328p/hal.h"
#include "core/node.h"

int main(void)
{
    uint8_t byte;
    hal_start();
    node_start(hal_address(), hal_boot(), hal_switches());
    for (;;) {
        hal_watchdog();
        while (hal_received(&byte))
            node_take(byte);
        while (hal_ticked())
            node_tick(hal_switches());
        hal_doze(node_work());
    }
}
