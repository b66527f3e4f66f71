#pragma once

/// Does nothing; a call of it makes the linker take the function that runs before `main`.
void snap_link_test_launch(void);
