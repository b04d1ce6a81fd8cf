"""Will own the devices: serial link, card zones, camera, puck, keys, and simulated ones with the same protocol."""
