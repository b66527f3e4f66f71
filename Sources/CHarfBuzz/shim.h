#pragma once
#include <hb.h>
#include <hb-ot.h>
#include <stddef.h>

// Like hb_shape, which also reads the variable HB_SHAPER_LIST and uses the shapers that it names.
static inline void shim_shape(
    hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int count) {
  static const char *const shapers[] = {"ot", NULL};
  hb_shape_full(font, buffer, features, count, shapers);
}
