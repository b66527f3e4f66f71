#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_GLYPH_H
#include FT_MULTIPLE_MASTERS_H
#include FT_TRUETYPE_TABLES_H
#include FT_TRUETYPE_TAGS_H
#include FT_SIZES_H
#include FT_MODULE_H
#include FT_SYSTEM_H
#include <stdlib.h>

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

static inline void *shim_alloc(FT_Memory memory, long size) { return malloc((size_t)size); }
static inline void shim_free(FT_Memory memory, void *block) { free(block); }
static inline void *shim_realloc(FT_Memory memory, long old_size, long size, void *block) {
  return realloc(block, (size_t)size);
}

// Like FT_Init_FreeType, which also reads the variable FREETYPE_PROPERTIES and draws as that says. FT_Done_Library ends
// it.
static inline FT_Error shim_open_library(FT_Library *library) {
  static struct FT_MemoryRec_ memory = {NULL, shim_alloc, shim_free, shim_realloc};
  FT_Error error = FT_New_Library(&memory, library);
  if (!error) FT_Add_Default_Modules(*library);
  return error;
}
