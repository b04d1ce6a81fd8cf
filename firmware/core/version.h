/* The firmware's own version; a node tells it in `hello`. */
#ifndef CORE_VERSION_H
#define CORE_VERSION_H

#define FIRMWARE_BUILD "1.1.0"

#endif
