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

// Painting. Pixels are premultiplied RGBA words, coverage is a byte a pixel, strides are in elements.

/// Mixes an opaque colour into rows of pixels: colour · coverage + ground · (1 − coverage), rounded once.
void cpixels_mix(
  uint32_t color, const uint8_t *coverage, long coverage_stride, uint32_t *target, long target_stride, int width,
  int height);

/// Blends a translucent colour, weakened by the coverage, over rows of pixels.
void cpixels_blend(
  uint32_t color, const uint8_t *coverage, long coverage_stride, uint32_t *target, long target_stride, int width,
  int height);

/// Blends pixels over others.
void cpixels_cover(const uint32_t *source, uint32_t *target, long count);

/// Blends pixels, as much of each as its coverage says, over others.
void cpixels_cover_shares(const uint32_t *source, const uint8_t *coverage, uint32_t *target, long count);

/// Pixels with the column and the row of the first one.
typedef struct {
  const uint32_t *pixels;
  long left, top, width, height;
} cpixels_plane;

/// Takes a row of pixels from a plane, the first at a place in the plane's pixels, each next one a step on.
///
/// Each is the mean of the four pixels around its place, weighted by how near their centres are; outside of the plane
/// all is transparent. Returns whether one of them is not.
int cpixels_sample(
  const cpixels_plane *plane, double x, double y, double step_x, double step_y, uint32_t *row, long count);

/// The bytes that each step of a digest takes.
#define CPIXELS_DIGEST_BLOCK 64

/// Takes blocks of bytes into eight lanes, each word of eight bytes into one of them.
///
/// Each step of a lane is a permutation of its state: state ← (state ⊕ word) · m, then state ← state ⊕ (state >> 32).
void cpixels_digest(const uint8_t *bytes, long blocks, uint64_t *lanes);
