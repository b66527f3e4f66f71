// Prints what Snap reads from ICU's data: the line and letter boundaries of texts in many scripts under the rules of
// each language, and each language's plurals. scripts/reduce-icu-data compares the output with all data and with few.
#include <stdio.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

#include "CICU.h"

enum { capacity = 4096, random_length = 400 };

// Sentences of the scripts with dictionaries, and of those with rules of their own.
static const char *const sentences[] = {
    "ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอนหรือวรรณยุกต์เช่นเดียวกับภาษาจีน",
    "ພາສາລາວເປັນພາສາທີ່ມີລະດັບສຽງ ແລະ ເປັນພາສາທາງການ",
    "ភាសាខ្មែរគឺជាភាសាកំណើតរបស់ជនជាតិខ្មែរនិងជាភាសាផ្លូវការ",
    "မြန်မာဘာသာစကားသည်မြန်မာနိုင်ငံ၏ရုံးသုံးဘာသာစကားဖြစ်သည်",
    "日本語の文章では、単語の間に空白を入れません。「行頭禁則」もあります。ゃゅょっー…",
    "中文句子里没有空格，标点符号不能放在行首。《书名》（括号）",
    "한국어는 띄어쓰기를 합니다. 문장부호도 있습니다.",
    "اللغة العربية تُكتب من اليمين إلى اليسار، والأرقام 123 من اليسار.",
    "עברית נכתבת מימין לשמאל (English) 42%.",
    "हिन्दी में संयुक्ताक्षर क्ष त्र ज्ञ होते हैं।",
    "A well-known e.g. U.S. price: $1,234.56/kg — “quoted”… http://example.com/a?b=c don’t",
    "👩‍👩‍👧‍👦 🇩🇪🇯🇵 👍🏽 e\xCC\x81 soft\xC2\xADhyphen\xE2\x80\x8Bzero",
};

// The first and last of ranges from which random texts are drawn.
static const int32_t ranges[][2] = {
    {0x20, 0x7E},     {0xA0, 0x24F},    {0x5D0, 0x5EA},   {0x620, 0x64A},     {0x900, 0x97F},
    {0xE01, 0xE4E},   {0xE81, 0xECD},   {0x1000, 0x109F}, {0x1780, 0x17D3},   {0x2010, 0x2044},
    {0x3040, 0x30FF}, {0x4E00, 0x9FFF}, {0xAC00, 0xD7A3}, {0x1F300, 0x1F64F},
};
enum { range_count = sizeof ranges / sizeof *ranges };

static void print_boundaries(int lines, const char *locale, const UChar *text, int32_t length) {
  static int32_t boundaries[capacity];
  void *iterator = shim_break_open(lines, locale);
  printf("%s %s", lines ? "lines" : "letters", locale);
  if (!iterator) {
    printf(" none\n");
    return;
  }
  int32_t count = shim_break_boundaries(iterator, text, length, boundaries);
  for (int32_t i = 0; i < count; i++) printf(" %d", boundaries[i]);
  printf("\n");
  shim_break_close(iterator);
}

static void print_text(const char *locale, const UChar *text, int32_t length) {
  print_boundaries(1, locale, text, length);
  print_boundaries(0, locale, text, length);
}

static void print_sentences(const char *locale) {
  for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++) {
    UChar text[capacity];
    int32_t length = 0;
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(text, capacity, &length, sentences[i], -1, &status);
    if (U_FAILURE(status)) printf("unreadable sentence %zu\n", i);
    print_text(locale, text, length);
  }
}

// A linear congruential generator, so that each system draws the same texts.
static uint32_t next_random(uint32_t *state) { return (*state = *state * 1664525 + 1013904223) >> 8; }

static void print_random_text(const char *locale, uint32_t seed) {
  UChar text[capacity];
  int32_t length = 0;
  int32_t range = 0;
  for (int32_t i = 0; i < random_length; i++) {
    // Runs of one script, so that dictionaries find words.
    if (next_random(&seed) % 12 == 0) range = (int32_t)(next_random(&seed) % range_count);
    int32_t first = ranges[range][0], last = ranges[range][1];
    UChar32 letter = first + (int32_t)(next_random(&seed) % (uint32_t)(last - first + 1));
    U16_APPEND_UNSAFE(text, length, letter);
  }
  print_text(locale, text, length);
}

static void print_plurals(const char *locale) {
  static const double numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 14, 20, 21, 22, 99, 100, 101, 111, 1e6, 0.5, 1.5};
  printf("plurals %s", locale);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    printf(" %d", shim_plural_category(locale, numbers[i]));
  printf("\n");
}

static void print_language(const char *language) {
  print_plurals(language);
  for (uint32_t seed = 1; seed <= 3; seed++) print_random_text(language, seed);
}

int main(void) {
  static const char *const locales[] = {
      "",        "en",         "en_US", "en_US_POSIX", "de_DE",       "fi",         "sv_SE",      "el",
      "ja_JP",   "zh_Hans_CN", "zh_TW", "zh_Hant_HK",  "ko_KR",       "th_TH",      "lo",         "km",
      "my",      "ar_EG",      "he",    "hi_IN",       "ja@lb=loose", "zh@lb=strict", "de@lb=normal", "ja@lw=phrase",
      "pt_PT",   "xx_YY",      "sr_Latn_RS"};
  for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
    print_sentences(locales[i]);
    print_plurals(locales[i]);
  }
  for (const char *const *language = uloc_getISOLanguages(); *language; language++) print_language(*language);
  // Long texts, in which dictionaries look far ahead.
  for (uint32_t seed = 100; seed < 1100; seed++) print_random_text("th", seed);
  return 0;
}
