#pragma once

/// Returns how many blocks of memory the process has asked for since its start.
///
/// Linking this target puts its malloc, calloc, realloc, posix_memalign and aligned_alloc before those of glibc.
unsigned long allocations_count(void);
