#include "CPixels.h"
#include <string.h>

/// The multiplier of SplitMix64's first step, https://prng.di.unimi.it/splitmix64.c.
#define MULTIPLIER 0xBF58476D1CE4E5B9u

/// Keeps a lane in a register of its own. Clang would put two into one register of SSE2, which has no multiplication of
/// 64 bits: three of 32 bits and their sum take twice as long as two multiplications.
#define KEEP_SCALAR(lane) __asm__("" : "+r"(lane))

#define STEP(lane, offset) \
  do { \
    uint64_t word; \
    memcpy(&word, bytes + offset, 8); \
    lane = (lane ^ word) * MULTIPLIER; \
    KEEP_SCALAR(lane); \
    lane ^= lane >> 32; \
  } while (0)

void cpixels_digest(const uint8_t *bytes, long blocks, uint64_t *lanes) {
  // Eight chains of which none waits for another.
  uint64_t a = lanes[0], b = lanes[1], c = lanes[2], d = lanes[3];
  uint64_t e = lanes[4], f = lanes[5], g = lanes[6], h = lanes[7];
  for (; blocks > 0; blocks--, bytes += CPIXELS_DIGEST_BLOCK) {
    STEP(a, 0);
    STEP(b, 8);
    STEP(c, 16);
    STEP(d, 24);
    STEP(e, 32);
    STEP(f, 40);
    STEP(g, 48);
    STEP(h, 56);
  }
  uint64_t results[] = {a, b, c, d, e, f, g, h};
  memcpy(lanes, results, sizeof results);
}
