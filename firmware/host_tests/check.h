/* Checks that name the place where they fail, and end the program there. */
#ifndef HOST_TESTS_CHECK_H
#define HOST_TESTS_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#define CHECK(holds)                                                                                                   \
    do {                                                                                                               \
        if (!(holds)) {                                                                                                \
            fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #holds);                                  \
            abort();                                                                                                   \
        }                                                                                                              \
    } while (0)

void test_blocks(void);
void test_reports(void);
void test_debounce(void);
void test_inventory(void);
void test_node(void);

#endif
