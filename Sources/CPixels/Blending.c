#include "CPixels.h"
#include "Processors.h"
#include <string.h>

// The inner loops of painting: eight pixels at once, 16 bits a channel, and the rest of a row one by one.
//
// x / 255, rounded to nearest, is (t + (t >> 8)) >> 8 with t = x + 128, exactly, for every product x of two bytes and
// for a sum of two such products whose factors add up to 255; t stays below 2¹⁶. What is not covered at all comes out
// unchanged by the same arithmetic.

#define BLOCK 8
typedef uint8_t byte_lanes __attribute__((ext_vector_type(BLOCK * 4)));
typedef uint16_t lanes __attribute__((ext_vector_type(BLOCK * 4)));
typedef uint8_t shares __attribute__((ext_vector_type(BLOCK)));
typedef uint32_t words __attribute__((ext_vector_type(BLOCK)));

// Macros, as functions with these types as parameters would have another calling convention in each copy.
#define ROUNDED(sum) (((sum) + 128 + (((sum) + 128) >> 8)) >> 8)
#define WIDE(bytes) __builtin_convertvector(bytes, lanes)
/// Each share four times, for the channels of its pixel.
#define SPREAD(s) \
  WIDE(__builtin_shufflevector(s, s, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, \
                               6, 7, 7, 7, 7))
/// The alpha of each pixel in place of all its channels.
#define ALPHAS(v) \
  __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, \
                          23, 27, 27, 27, 27, 31, 31, 31, 31)

#define LOAD(type, name, from) \
  type name; \
  memcpy(&name, from, sizeof name)
#define STORE(value, to) \
  do { \
    byte_lanes narrow = __builtin_convertvector(value, byte_lanes); \
    memcpy(to, &narrow, sizeof narrow); \
  } while (0)

#define TWO_CHANNELS 0x00FF00FFu
#define TWO_HALVES 0x00800080u

/// Returns the sum of two pixels whose factors add up to 255.
static inline uint32_t mixed(uint32_t one, uint32_t share, uint32_t two, uint32_t rest) {
  uint32_t low = (one & TWO_CHANNELS) * share + (two & TWO_CHANNELS) * rest + TWO_HALVES;
  uint32_t high = (one >> 8 & TWO_CHANNELS) * share + (two >> 8 & TWO_CHANNELS) * rest + TWO_HALVES;
  low = (low + (low >> 8 & TWO_CHANNELS)) >> 8 & TWO_CHANNELS;
  high = (high + (high >> 8 & TWO_CHANNELS)) & ~TWO_CHANNELS;
  return low | high;
}

/// Returns a premultiplied pixel, of which a share is seen, on another one.
static inline uint32_t over(uint32_t pixel, uint32_t share, uint32_t ground) {
  uint32_t seen = share == 255 ? pixel : mixed(pixel, share, 0, 0);
  uint32_t rest = 255 - (seen >> 24);
  return rest == 0 ? seen : seen + mixed(ground, rest, 0, 0);
}

static inline uint64_t eight_bytes(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

/// A mask of the last bytes in memory of eight, from 1 to 7 of them.
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define UNPAINTED(count) (UINT64_MAX << 8 * (BLOCK - (count)))
#else
#define UNPAINTED(count) (UINT64_MAX >> 8 * (BLOCK - (count)))
#endif

FOR_EACH_PROCESSOR void cpixels_mix(
  uint32_t color, const uint8_t *coverage, long coverage_stride, uint32_t *target, long target_stride, int width,
  int height
) {
  words colors = color;
  LOAD(byte_lanes, color_bytes, &colors);
  lanes wide_color = WIDE(color_bytes);
  for (int y = 0; y < height; y++, coverage += coverage_stride, target += target_stride) {
    int x = 0;
    for (; x + BLOCK <= width; x += BLOCK) {
      uint64_t eight = eight_bytes(coverage + x);
      if (eight == 0) continue;
      if (eight == UINT64_MAX) {
        memcpy(target + x, &colors, sizeof colors);
        continue;
      }
      LOAD(shares, share, coverage + x);
      LOAD(byte_lanes, ground, target + x);
      lanes wide_share = SPREAD(share);
      lanes sum = wide_color * wide_share + WIDE(ground) * (255 - wide_share);
      STORE(ROUNDED(sum), target + x);
    }
    if (x < width && width >= BLOCK) {
      // The last eight pixels, of which those already painted are now covered by nothing.
      uint64_t eight = eight_bytes(coverage + width - BLOCK) & UNPAINTED(width - x);
      if (eight == 0) continue;
      LOAD(shares, share, &eight);
      LOAD(byte_lanes, ground, target + width - BLOCK);
      lanes wide_share = SPREAD(share);
      lanes sum = wide_color * wide_share + WIDE(ground) * (255 - wide_share);
      STORE(ROUNDED(sum), target + width - BLOCK);
      continue;
    }
    for (; x < width; x++) {
      uint32_t share = coverage[x];
      if (share != 0) target[x] = mixed(color, share, target[x], 255 - share);
    }
  }
}

FOR_EACH_PROCESSOR void cpixels_blend(
  uint32_t color, const uint8_t *coverage, long coverage_stride, uint32_t *target, long target_stride, int width,
  int height
) {
  words colors = color;
  LOAD(byte_lanes, color_bytes, &colors);
  lanes wide_color = WIDE(color_bytes);
  for (int y = 0; y < height; y++, coverage += coverage_stride, target += target_stride) {
    int x = 0;
    for (; x + BLOCK <= width; x += BLOCK) {
      if (eight_bytes(coverage + x) == 0) continue;
      LOAD(shares, share, coverage + x);
      LOAD(byte_lanes, ground, target + x);
      lanes product = wide_color * SPREAD(share);
      lanes seen = ROUNDED(product);
      lanes hidden = WIDE(ground) * (255 - ALPHAS(seen));
      STORE(seen + ROUNDED(hidden), target + x);
    }
    for (; x < width; x++) {
      if (coverage[x] != 0) target[x] = over(color, coverage[x], target[x]);
    }
  }
}

FOR_EACH_PROCESSOR void cpixels_cover(const uint32_t *source, uint32_t *target, long count) {
  long x = 0;
  for (; x + BLOCK <= count; x += BLOCK) {
    LOAD(words, pixel, source + x);
    uint32_t all = __builtin_reduce_and(pixel) >> 24, any = __builtin_reduce_or(pixel) >> 24;
    if (any == 0) continue;
    if (all == 255) {
      memcpy(target + x, &pixel, sizeof pixel);
      continue;
    }
    LOAD(byte_lanes, pixel_bytes, source + x);
    LOAD(byte_lanes, ground, target + x);
    lanes seen = WIDE(pixel_bytes);
    lanes hidden = WIDE(ground) * (255 - ALPHAS(seen));
    STORE(seen + ROUNDED(hidden), target + x);
  }
  for (; x < count; x++) {
    if (source[x] >> 24 != 0) target[x] = over(source[x], 255, target[x]);
  }
}

FOR_EACH_PROCESSOR void cpixels_cover_shares(
  const uint32_t *source, const uint8_t *coverage, uint32_t *target, long count
) {
  long x = 0;
  for (; x + BLOCK <= count; x += BLOCK) {
    if (eight_bytes(coverage + x) == 0) continue;
    LOAD(shares, share, coverage + x);
    LOAD(byte_lanes, pixel, source + x);
    LOAD(byte_lanes, ground, target + x);
    lanes product = WIDE(pixel) * SPREAD(share);
    lanes seen = ROUNDED(product);
    lanes hidden = WIDE(ground) * (255 - ALPHAS(seen));
    STORE(seen + ROUNDED(hidden), target + x);
  }
  for (; x < count; x++) {
    if (coverage[x] != 0) target[x] = over(source[x], coverage[x], target[x]);
  }
}
