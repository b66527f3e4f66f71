#include "CYIQLoop.h"
#include <string.h>

// A picture comparison reduced to the verdict on opaque pixels: no antialiasing, no regions, no sums. Equal blocks of
// 64 pixels are skipped.

static inline float channel(uint32_t first, uint32_t second, int shift) {
  return (float)((int)(first >> shift & 255) - (int)(second >> shift & 255));
}

long yiq_count(const uint8_t *first, const uint8_t *second, size_t pixels) {
  const uint32_t *a = (const uint32_t *)first, *b = (const uint32_t *)second;
  long count = 0;
  for (size_t start = 0; start < pixels; start += 64) {
    size_t end = start + 64 < pixels ? start + 64 : pixels;
    if (!memcmp(a + start, b + start, (end - start) * 4)) continue;
    for (size_t i = start; i < end; i++) {
      if (a[i] == b[i]) continue;
      float red = channel(a[i], b[i], 0), green = channel(a[i], b[i], 8), blue = channel(a[i], b[i], 16);
      float y = .29889531f * red + .58662247f * green + .11448223f * blue;
      float i_ = .59597799f * red - .27417610f * green - .32180189f * blue;
      float q = .21147017f * red - .52261711f * green + .31114694f * blue;
      count += .5053f * y * y + .299f * i_ * i_ + .1957f * q * q > 352.15f;
    }
  }
  return count;
}
