#include "CICU.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/udata.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

// Before the first call: ICU would take data in the folder that the variable ICU_DATA names before its own.
__attribute__((constructor)) static void use_linked_data(void) {
  UErrorCode status = U_ZERO_ERROR;
  udata_setFileAccess(UDATA_NO_FILES, &status);
}

void *shim_break_open(int lines, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator =
      ubrk_open(lines ? UBRK_LINE : UBRK_CHARACTER, locale, NULL, 0, &status);
  if (U_SUCCESS(status)) return iterator;
  if (iterator) ubrk_close(iterator);
  return NULL;
}

void shim_break_close(void *iterator) { ubrk_close(iterator); }

int32_t shim_break_boundaries(
    void *iterator, const uint16_t *text, int32_t length, int32_t *boundaries) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return 0;
  int32_t count = 0;
  ubrk_first(iterator);
  for (int32_t at = ubrk_next(iterator); at != UBRK_DONE && count < length;
       at = ubrk_next(iterator))
    boundaries[count++] = at;
  // The iterator must not keep a pointer into the caller's text.
  static const UChar empty[1] = {0};
  ubrk_setText(iterator, empty, 0, &status);
  return count;
}

void *shim_bidi_open(const uint16_t *text, int32_t length, uint8_t level) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open();
  if (!bidi) return NULL;
  UBiDiLevel base = level == SHIM_LEVEL_BY_FIRST_LETTER ? UBIDI_DEFAULT_LTR : level;
  ubidi_setPara(bidi, (const UChar *)text, length, base, NULL, &status);
  if (U_SUCCESS(status)) return bidi;
  ubidi_close(bidi);
  return NULL;
}

void shim_bidi_close(void *bidi) { ubidi_close(bidi); }

int shim_bidi_is_left_to_right(const void *bidi) { return ubidi_getDirection(bidi) == UBIDI_LTR; }

int shim_bidi_copy_levels(void *bidi, uint8_t *levels, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const UBiDiLevel *source = ubidi_getLevels(bidi, &status);
  if (U_FAILURE(status) || !source) return 0;
  memcpy(levels, source, (size_t)length);
  return 1;
}

void shim_bidi_paragraph_levels(
    const void *bidi, const int32_t *starts, int32_t count, uint8_t *levels) {
  // ICU ends paragraphs at fewer separators than lines end at, so each of its own may have several starts.
  int32_t paragraph = -1, end = 0;
  UBiDiLevel level = 0;
  for (int32_t i = 0; i < count; i++) {
    while (starts[i] >= end) {
      UErrorCode status = U_ZERO_ERROR;
      ubidi_getParagraphByIndex(bidi, ++paragraph, NULL, &end, &level, &status);
      if (U_FAILURE(status)) end = INT32_MAX;
    }
    levels[i] = level & 1;
  }
}

int shim_has_right_to_left(const uint16_t *text, int32_t length) {
  for (int32_t i = 0; i < length; i++) {
    uint16_t unit = text[i];
    if (unit < 0x590) continue;
    if (unit <= 0x8FF || unit == 0x200F || (unit >= 0x202A && unit <= 0x202E) ||
        (unit >= 0x2066 && unit <= 0x2069) || (unit >= 0xFB1D && unit <= 0xFDFF) ||
        (unit >= 0xFE70 && unit <= 0xFEFF))
      return 1;
    // The first halves of U+10800…10FFF and U+1E800…1EFFF.
    if (unit == 0xD802 || unit == 0xD803 || unit == 0xD83A || unit == 0xD83B) return 1;
  }
  return 0;
}

void shim_bidi_reorder(const uint8_t *levels, int32_t length, int32_t *order) {
  ubidi_reorderVisual(levels, length, order);
}

int shim_icu_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0] * 100 + version[1];
}

int shim_unicode_version(void) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return version[0] * 100 + version[1];
}

int shim_is_default_ignorable(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

int shim_is_emoji_by_default(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

int shim_is_pictographic(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EXTENDED_PICTOGRAPHIC);
}

int32_t shim_printable_ascii_end(const uint16_t *text, int32_t start, int32_t end) {
  while (start < end && text[start] >= 0x20 && text[start] <= 0x7E) start++;
  return start;
}

int shim_has_ascii_letter(const uint16_t *text, int32_t start, int32_t end) {
  for (; start < end; start++)
    if ((uint16_t)((text[start] | 0x20) - 'a') < 26) return 1;
  return 0;
}

int shim_plural_category(const char *locale, double number) {
  static const char *const names[] = {"zero", "one", "two", "few", "many"};
  enum { other = 5, capacity = 16 };
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &status);
  if (U_FAILURE(status)) return other;
  UChar keyword[capacity];
  uplrules_select(rules, number, keyword, capacity, &status);
  uplrules_close(rules);
  char name[capacity] = "";
  if (U_SUCCESS(status)) u_UCharsToChars(keyword, name, u_strlen(keyword) + 1);
  for (int index = 0; index < other; index++)
    if (strcmp(name, names[index]) == 0) return index;
  return other;
}
