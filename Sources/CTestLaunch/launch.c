#include "CTestLaunch.h"

#include <stdlib.h>

// In Swift, in SnapTesting.
void snap_observe_tests(void);

void snap_find_one_time_initializers(void);

// XCTest on Linux has no other place for an observer that sees the first test of a process.
__attribute__((constructor)) static void launch(void) {
  // Dates in pictures must not have the machine's time zone, which Foundation reads once.
  setenv("TZ", "GMT", 1);
  snap_find_one_time_initializers();
  snap_observe_tests();
}

void snap_link_test_launch(void) {}

// In Swift, in SnapshotTestingAPI and FBSnapshotTestCaseAPI, of which tests may have both, one or none.
__attribute__((weak)) void snap_suite_of_functions(void);
__attribute__((weak)) void snap_suite_of_classes(void);

bool snap_has_suite(void) { return snap_suite_of_functions || snap_suite_of_classes; }
