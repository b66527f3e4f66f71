#pragma once
#include <stddef.h>
#include <stdint.h>

/// Counts the pixels of two RGBA pictures whose YIQ distance exceeds that of the threshold 0.1.
long yiq_count(const uint8_t *first, const uint8_t *second, size_t pixels);
