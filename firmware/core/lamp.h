/* The lamp at the seat: a chain of APA102 lights, which are clocked, so that no interrupt has to wait for them. */
#ifndef CORE_LAMP_H
#define CORE_LAMP_H

#include <stdbool.h>

#define LAMP_LIGHTS 8

void lamp_show(bool lit);

#endif
