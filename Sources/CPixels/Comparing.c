#include "CPixels.h"
#include "Processors.h"
#include <string.h>

// The inner loop of the comparison of pictures. It is written in C for its vector types: Swift's are slow in debug
// builds, and a user's tests are debug builds. Where pixels differ at random, branches would cost more than
// measuring all of them, so each has one place.

#define LANES 16
typedef uint32_t words __attribute__((ext_vector_type(LANES)));
typedef int32_t integers __attribute__((ext_vector_type(LANES)));
typedef float numbers __attribute__((ext_vector_type(LANES)));
typedef uint8_t flags __attribute__((ext_vector_type(LANES)));
typedef uint8_t bytes __attribute__((ext_vector_type(LANES * 4)));

// Macros, as functions with these types as parameters would have another calling convention in each copy.
#define CHANNEL(one, two, shift) \
  (__builtin_convertvector((two) >> (shift) & 255, integers) - \
   __builtin_convertvector((one) >> (shift) & 255, integers))
#define NUMBERS(lanes) __builtin_convertvector(lanes, numbers)
#define CHANGE(one, two) (__builtin_elementwise_max(one, two) - __builtin_elementwise_min(one, two))

/// Returns a bit for each byte that is not zero; all are 0 or 255.
static inline uint64_t bits_of(const uint8_t *mask) {
  uint64_t bits = 0;
  for (int group = 0; group < CPIXELS_BLOCK / 8; group++) {
    uint64_t eight;
    memcpy(&eight, mask + group * 8, 8);
    // Gathers the lowest bit of each byte in the highest byte: no two of the products meet.
    bits |= ((eight & 0x0101010101010101) * 0x0102040810204080) >> 56 << group * 8;
  }
  return bits;
}

FOR_EACH_PROCESSOR void cpixels_read(
  const uint32_t *first, const uint32_t *second, float near, float far, cpixels_reading *reading
) {
  integers reds = 0, greens = 0, blues = 0, unclear = 0;
  words opaque = 0xFF000000;
  bytes changes = 0;
  uint8_t mask[CPIXELS_BLOCK];
  for (int start = 0; start < CPIXELS_BLOCK; start += LANES) {
    words one, two;
    bytes one_bytes, two_bytes;
    memcpy(&one, first + start, sizeof one);
    memcpy(&two, second + start, sizeof two);
    memcpy(&one_bytes, first + start, sizeof one_bytes);
    memcpy(&two_bytes, second + start, sizeof two_bytes);
    integers red = CHANNEL(one, two, 0), green = CHANNEL(one, two, 8), blue = CHANNEL(one, two, 16);
    numbers r = NUMBERS(red), g = NUMBERS(green), b = NUMBERS(blue);
    numbers y = r * 0.29889531f + g * 0.58662247f + b * 0.11448223f;
    numbers i = r * 0.59597799f - g * 0.27417610f - b * 0.32180189f;
    numbers q = r * 0.21147017f - g * 0.52261711f + b * 0.31114694f;
    numbers distance = y * y * 0.5053f + i * i * 0.299f + q * q * 0.1957f;
    integers is_far = distance > far;
    unclear |= (distance > near) & ~is_far;
    opaque &= one & two;
    reds += red & ~is_far;
    greens += green & ~is_far;
    blues += blue & ~is_far;
    changes = __builtin_elementwise_max(changes, CHANGE(one_bytes, two_bytes));
    flags far_flags = __builtin_convertvector(is_far, flags);
    memcpy(mask + start, &far_flags, sizeof far_flags);
  }
  reading->far = bits_of(mask);
  reading->is_unclear =
    __builtin_reduce_or(unclear) != 0 || __builtin_reduce_and(opaque) != 0xFF000000;
  reading->greatest_change = __builtin_reduce_max(changes);
  reading->red = __builtin_reduce_add(reds);
  reading->green = __builtin_reduce_add(greens);
  reading->blue = __builtin_reduce_add(blues);
}

FOR_EACH_PROCESSOR void cpixels_read_exactly(
  const uint32_t *first, const uint32_t *second, cpixels_reading *reading
) {
  bytes changes = 0;
  uint8_t mask[CPIXELS_BLOCK];
  for (int start = 0; start < CPIXELS_BLOCK; start += LANES) {
    words one, two;
    bytes one_bytes, two_bytes;
    memcpy(&one, first + start, sizeof one);
    memcpy(&two, second + start, sizeof two);
    memcpy(&one_bytes, first + start, sizeof one_bytes);
    memcpy(&two_bytes, second + start, sizeof two_bytes);
    changes = __builtin_elementwise_max(changes, CHANGE(one_bytes, two_bytes));
    flags far_flags = __builtin_convertvector(one != two, flags);
    memcpy(mask + start, &far_flags, sizeof far_flags);
  }
  *reading = (cpixels_reading){
    .far = bits_of(mask), .greatest_change = __builtin_reduce_max(changes)};
}
