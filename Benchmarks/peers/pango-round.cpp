// Paragraphs of text shaped, broken into lines and measured by Pango: the rows of ../Sources/text-round.
//
// The fonts are the package's, opened by name, without any others; widths are not hinted and glyphs not rounded to
// pixels, as in ours.
#include "rounds.h"
#include <fontconfig/fontconfig.h>
#include <pango/pangoft2.h>
#include <string>

static PangoContext *make_context() {
  FcConfig *config = FcConfigCreate();
  for (const char *file : {"Nanum/NanumSquareR.ttf", "Noto/NotoSansArabic-Regular.ttf"}) {
    std::string path = std::string(FONTS) + "/" + file;
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)path.c_str())) {
      fprintf(stderr, "error: %s cannot be opened\n", path.c_str());
      exit(2);
    }
  }
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_fc_font_map_set_default_substitute(
      PANGO_FC_FONT_MAP(map),
      [](FcPattern *pattern, gpointer) { FcPatternAddBool(pattern, FC_HINTING, FcFalse); }, nullptr, nullptr);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string("en"));
  return context;
}

static PangoLayout *make_layout(PangoContext *context, const std::string &font, const std::string &text) {
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *description = pango_font_description_from_string(font.c_str());
  pango_font_description_set_absolute_size(description, 17 * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text(layout, text.c_str(), int(text.size()));
  return layout;
}

static int measure(PangoLayout *layout, double width) {
  int w, h;
  pango_layout_set_width(layout, int(width * PANGO_SCALE));
  pango_layout_get_size(layout, &w, &h);
  return pango_layout_get_line_count(layout);
}

static Numbers answer(PangoLayout *layout) {
  Numbers numbers;
  for (double width = 100; width <= 400; width += 10) numbers.push_back(measure(layout, width));
  return numbers;
}

static Row shaped(const std::string &name, const std::string &font, const std::string &text) {
  return {name, [=] {
    PangoContext *context = make_context();
    return Work{
        [=] {
          PangoLayout *layout = make_layout(context, font, text);
          measure(layout, 280);
          g_object_unref(layout);
        },
        [=] { return answer(make_layout(context, font, text)); }};
  }};
}

static Row widths(const std::string &name, const std::string &font, const std::string &text) {
  return {name, [=] {
    PangoLayout *layout = make_layout(make_context(), font, text);
    int *step = new int(0);
    return Work{
        [=] {
          *step = (*step + 1) % 100;
          measure(layout, 200 + *step);
        },
        [=] { return answer(layout); }};
  }};
}

int main(int count, char **arguments) {
  std::string latin =
      "Interface Builder does not say when the constraints of a cell are wrong, and the console says it where "
      "nobody looks; so every row of this table is drawn, measured and compared with what was accepted.";
  std::string arabic =
      "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح الإخاء";
  std::string many = latin;
  for (int i = 1; i < 50; i++) many += " " + latin;
  return serve(
      {
          shaped("paragraph shaped and measured", "NanumSquare", latin),
          widths("paragraph measured at another width", "NanumSquare", latin),
          shaped("Arabic paragraph shaped and measured", "Noto Sans Arabic", arabic),
          widths("Arabic paragraph measured at another width", "Noto Sans Arabic", arabic),
          shaped("10,000 letters shaped and measured", "NanumSquare", many),
          widths("10,000 letters measured at another width", "NanumSquare", many),
      },
      count, arguments);
}
