/* All tests of the core that take no time. */
#include "host_tests/check.h"

int main(void)
{
    test_blocks();
    test_reports();
    test_debounce();
    test_inventory();
    test_node();
    puts("the core: all tests hold");
    return 0;
}
