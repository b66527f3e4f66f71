#pragma once
#include <stdint.h>

// ICU behind a few functions of plain types. Swift must not see ICU's own headers: the toolchain's
// Foundation brings another version of them, and a file that imports both does not compile. Loops
// over a text run here in one call each.

/// A level for shim_bidi_open: that of each paragraph's first letter, else left to right.
#define SHIM_LEVEL_BY_FIRST_LETTER 0xFE

/// Opens a finder of line (UAX #14) or grapheme cluster (UAX #29) boundaries; NULL if data lack.
void *shim_break_open(int lines, const char *locale);
void shim_break_close(void *iterator);

/// Writes each boundary but 0 and returns their number; there is room for `length` of them.
int32_t shim_break_boundaries(
    void *iterator, const uint16_t *text, int32_t length, int32_t *boundaries);

/// Analyses a text (UAX #9); NULL if ICU fails. The text must outlive the result.
void *shim_bidi_open(const uint16_t *text, int32_t length, uint8_t level);
void shim_bidi_close(void *bidi);

/// Whether all levels are even and the same.
int shim_bidi_is_left_to_right(const void *bidi);

/// Copies a level for each unit and returns whether that worked.
int shim_bidi_copy_levels(void *bidi, uint8_t *levels, int32_t length);

/// Writes the base level, 0 or 1, of the paragraph at each of some rising offsets.
void shim_bidi_paragraph_levels(
    const void *bidi, const int32_t *starts, int32_t count, uint8_t *levels);

/// Whether a text has a character of a script that runs from right to left, or one that steers direction.
int shim_has_right_to_left(const uint16_t *text, int32_t length);

/// Writes the logical index of each visual place (rule L2).
void shim_bidi_reorder(const uint8_t *levels, int32_t length, int32_t *order);

/// ICU's version, as major × 100 + minor: 7201 for 72.1.
int shim_icu_version(void);

/// The version of Unicode that ICU knows, as major × 100 + minor: 1500 for 15.0.
int shim_unicode_version(void);

int shim_is_default_ignorable(uint32_t scalar);
int shim_is_emoji_by_default(uint32_t scalar);
int shim_is_pictographic(uint32_t scalar);

/// The first index in [start, end) whose unit is not one of U+0020…U+007E, or `end`.
int32_t shim_printable_ascii_end(const uint16_t *text, int32_t start, int32_t end);
int shim_has_ascii_letter(const uint16_t *text, int32_t start, int32_t end);
