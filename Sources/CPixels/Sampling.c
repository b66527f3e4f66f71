#include "CPixels.h"
#include <math.h>

// Sums and products are rounded one by one, so that every processor comes to the same pixels.
#pragma STDC FP_CONTRACT OFF

#define TWO_CHANNELS 0x00FF00FFu
#define TWO_HALVES 0x00800080u

/// Returns a pixel with each channel multiplied by `factor` / 255, rounded to nearest.
static inline uint32_t scaled(uint32_t pixel, uint32_t factor) {
  if (factor == 255) return pixel;
  uint32_t low = (pixel & TWO_CHANNELS) * factor + TWO_HALVES;
  uint32_t high = (pixel >> 8 & TWO_CHANNELS) * factor + TWO_HALVES;
  low = (low + (low >> 8 & TWO_CHANNELS)) >> 8 & TWO_CHANNELS;
  high = (high + (high >> 8 & TWO_CHANNELS)) & ~TWO_CHANNELS;
  return low | high;
}

static inline uint32_t mixed(uint32_t first, uint32_t second, uint32_t share) {
  return first == second ? first : scaled(first, 255 - share) + scaled(second, share);
}

static inline uint32_t pixel_at(const cpixels_plane *plane, long x, long y) {
  x -= plane->left;
  y -= plane->top;
  return x < 0 || y < 0 || x >= plane->width || y >= plane->height ? 0 : plane->pixels[y * plane->width + x];
}

static uint32_t sample(const cpixels_plane *plane, double x, double y) {
  if (!(x > plane->left - 1 && y > plane->top - 1 && x < plane->left + plane->width &&
        y < plane->top + plane->height))
    return 0;
  double left = floor(x), top = floor(y);
  // In 1/255, which `scaled` takes; the four weights add up to 255.
  uint32_t across = (uint32_t)((x - left) * 255 + 0.5), down = (uint32_t)((y - top) * 255 + 0.5);
  long column = (long)left, row = (long)top;
  uint32_t upper = mixed(pixel_at(plane, column, row), pixel_at(plane, column + 1, row), across);
  uint32_t lower = mixed(pixel_at(plane, column, row + 1), pixel_at(plane, column + 1, row + 1), across);
  return mixed(upper, lower, down);
}

int cpixels_sample(
  const cpixels_plane *plane, double x, double y, double step_x, double step_y, uint32_t *row, long count
) {
  uint32_t all = 0;
  for (long index = 0; index < count; index++) {
    double across = (double)index * step_x, down = (double)index * step_y;
    row[index] = sample(plane, x + across - 0.5, y + down - 0.5);
    all |= row[index];
  }
  return all != 0;
}
