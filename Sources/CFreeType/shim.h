#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_GLYPH_H
#include FT_MULTIPLE_MASTERS_H
#include FT_TRUETYPE_TABLES_H
#include FT_TRUETYPE_TAGS_H
#include FT_SIZES_H

// Load flags are macros that Swift does not import reliably.

// Hinting would make pictures depend on FreeType's build options.
static const FT_Int32 shim_load_outline = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
static const FT_Int32 shim_load_unscaled_outline = FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP;
static const FT_Int32 shim_load_parts = FT_LOAD_NO_RECURSE | FT_LOAD_NO_BITMAP;
static const FT_Int32 shim_load_color_bitmap = FT_LOAD_NO_HINTING | FT_LOAD_COLOR;

static inline int shim_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int shim_has_color_strikes(FT_Face face) {
  return FT_HAS_COLOR(face) && FT_HAS_FIXED_SIZES(face);
}
static inline int shim_has_glyf_table(FT_Face face) {
  FT_ULong length = 0;
  return FT_Load_Sfnt_Table(face, TTAG_glyf, 0, NULL, &length) == 0;
}
