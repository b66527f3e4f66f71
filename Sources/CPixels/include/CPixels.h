#pragma once
#include <stdint.h>

/// The pixels that are read at once.
#define CPIXELS_BLOCK 64

/// What the pixels of a block come to.
typedef struct {
  /// A bit for each pixel that is beyond the limit, the lowest for the first one.
  uint64_t far;
  /// Whether a pixel is translucent or too close to the limit to be judged in single precision.
  int32_t is_unclear;
  /// The greatest difference of a channel, 0...255.
  int32_t greatest_change;
  /// The sums of the signed differences of the pixels that are not beyond the limit.
  int32_t red, green, blue;
} cpixels_reading;

/// Measures how far the opaque RGBA pixels of two blocks are apart, in squared YIQ distances.
///
/// Up to `near` they are within the limit, above `far` beyond it, and what lies between is unclear.
void cpixels_read(
  const uint32_t *first, const uint32_t *second, float near, float far, cpixels_reading *reading);

/// Finds the pixels of two blocks that are not equal; they all count as beyond the limit.
void cpixels_read_exactly(
  const uint32_t *first, const uint32_t *second, cpixels_reading *reading);
