#pragma once

#include <stdbool.h>

/// Does nothing; a call of it makes the linker take the function that runs before `main`.
void snap_link_test_launch(void);

/// Whether the process has tests of another library, whose module defines one of two functions.
bool snap_has_suite(void);

/// Whether the initializer of a `static let` or a global calls this, directly or through other functions.
///
/// It follows the stack, in some microseconds.
bool snap_is_in_one_time_initializer(void);
