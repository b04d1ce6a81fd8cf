/* What a board keeps without power: its address, and how often it has started. */
#include <avr/eeprom.h>
#include <avr/io.h>
#include <avr/wdt.h>

#include "boards/atmega328p/hal.h"
#include "core/board.h"

#define ADDRESS_AT ((uint8_t *)0)
#define COMPLEMENT_AT ((uint8_t *)1) /* of the address: a board that was never given one has none */
#define STARTS_AT ((uint32_t *)2) /* two bytes of it; then: */
#define SERIAL_AT ((uint8_t *)4)
#define LAST_ADDRESS 127

static uint8_t reason __attribute__((section(".noinit")));

/* Before anything else: after a reset by the watchdog it would go on running, and fast. */
void take_reason(void) __attribute__((naked, used, section(".init3")));
void take_reason(void)
{
    reason = MCUSR;
    MCUSR = 0;
    wdt_disable();
}

uint8_t hal_address(void)
{
    uint8_t address = eeprom_read_byte(ADDRESS_AT);
    uint8_t complement = eeprom_read_byte(COMPLEMENT_AT);
    return address <= LAST_ADDRESS && (address ^ complement) == 0xff ? address : 0;
}

void board_keep_address(uint8_t address)
{
    eeprom_update_byte(ADDRESS_AT, address);
    eeprom_update_byte(COMPLEMENT_AT, (uint8_t)~address);
    eeprom_update_byte(SERIAL_AT, (uint8_t)board_us()); /* as good as chance: a person chose the moment */
    wdt_enable(WDTO_15MS);
    wdt_reset();
    for (;;)
        ;
}

/* Updating writes only the bytes that change, which is one of four nearly always. A new board has all bits set. */
uint32_t hal_boot(void)
{
    uint32_t starts = eeprom_read_dword(STARTS_AT) + 1;
    if (starts == 0)
        starts = 1;
    eeprom_update_dword(STARTS_AT, starts);
    return starts << 8 | reason;
}
