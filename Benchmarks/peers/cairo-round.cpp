// The rows of a cell, built from what an expert would choose: kiwi for constraints, Pango for text, Cairo for pictures,
// libpng for references. Draws what ../Sources/cell-round does, with bilinear filtering.
#include "rounds.h"
#include <cmath>
#include <cstdint>
#include <cstring>
#include <kiwi/kiwi.h>
#include <memory>
#include <pango/pangocairo.h>
#include <png.h>
#include <unistd.h>

using Bytes = std::vector<uint8_t>;
static const int count = 200, side = 300, width = 640;

static const char *words[] = {"quick",    "brown", "fox",  "layout", "constraint", "cell",  "priority",
                              "the",      "over",  "a",    "intrinsic", "height",  "resolves", "with",
                              "baseline", "and",   "image", "Title",  "view",      "table"};

struct Contents {
  std::vector<std::string> titles, subtitles;
  std::vector<uint32_t> photo;
  uint32_t state = 12345;

  std::string sentence(size_t length) {
    std::string text;
    while (text.size() < length) {
      state = state * 1664525u + 1013904223u;
      text += std::string(text.empty() ? "" : " ") + words[(state >> 8) % 20];
    }
    return text;
  }

  Contents() : photo(side * side) {
    for (int i = 0; i < count; i++) {
      titles.push_back(sentence(14).substr(0, 18));
      subtitles.push_back(sentence(200).substr(0, 200));
    }
    for (int y = 0; y < side; y++)
      for (int x = 0; x < side; x++)
        photo[y * side + x] = 0xff000000u | unsigned(128 + 100 * sin(x * .05)) << 16 |
                              unsigned(128 + 100 * sin(y * .07)) << 8 | unsigned(128 + 60 * sin((x + y) * .03));
  }
};

class Drawer {
  Contents contents;
  cairo_surface_t *photo;
  PangoContext *context;
  PangoFontDescription *titleFont, *subtitleFont;

  PangoLayout *layout(PangoFontDescription *font, const std::string &text, double &height) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text.c_str(), -1);
    pango_layout_set_width(layout, 172 * PANGO_SCALE);
    PangoRectangle extents;
    pango_layout_get_extents(layout, nullptr, &extents);
    height = extents.height / double(PANGO_SCALE);
    return layout;
  }

  static void show(cairo_t *cairo, PangoLayout *layout, double grey, double y) {
    cairo_set_source_rgb(cairo, grey, grey, grey);
    cairo_move_to(cairo, 128, y);
    pango_cairo_show_layout(cairo, layout);
    g_object_unref(layout);
  }

public:
  Bytes pixels;
  int height = 0, index = 0;

  Drawer() {
    photo = cairo_image_surface_create_for_data((uint8_t *)contents.photo.data(), CAIRO_FORMAT_ARGB32, side, side,
                                                side * 4);
    context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    pango_context_set_round_glyph_positions(context, false);
    titleFont = pango_font_description_from_string("Inter Semi-Bold");
    subtitleFont = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(titleFont, 17 * PANGO_SCALE);
    pango_font_description_set_absolute_size(subtitleFont, 15 * PANGO_SCALE);
  }

  void draw() {
    index = (index + 1) % count;
    double titleHeight, subtitleHeight;
    PangoLayout *title = layout(titleFont, contents.titles[index], titleHeight);
    PangoLayout *subtitle = layout(subtitleFont, contents.subtitles[index], subtitleHeight);
    kiwi::Variable bottom, titleTop, subtitleTop;
    kiwi::Solver solver;
    solver.addConstraint(titleTop == 20);
    solver.addConstraint(subtitleTop == titleTop + titleHeight + 4);
    solver.addConstraint(bottom >= subtitleTop + subtitleHeight + 19.5);
    solver.addConstraint(bottom >= 140);
    solver.addConstraint((bottom == 0) | kiwi::strength::weak);
    solver.updateVariables();
    height = int(ceil(bottom.value() * 2));
    pixels.resize(width * 4 * height);
    cairo_surface_t *surface =
        cairo_image_surface_create_for_data(pixels.data(), CAIRO_FORMAT_ARGB32, width, height, width * 4);
    cairo_t *cairo = cairo_create(surface);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    cairo_scale(cairo, 2, 2);
    cairo_save(cairo);
    cairo_translate(cairo, 20, 20);
    cairo_rectangle(cairo, 0, 0, 100, 100);
    cairo_clip(cairo);
    cairo_scale(cairo, 1 / 3., 1 / 3.);
    cairo_set_source_surface(cairo, photo, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR);
    cairo_paint(cairo);
    cairo_restore(cairo);
    show(cairo, title, 0, titleTop.value());
    show(cairo, subtitle, .5, subtitleTop.value());
    cairo_surface_flush(surface);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
  }

  /// Brings the pixels from Cairo's order into that of PNG.
  void swizzle() {
    uint32_t *words = (uint32_t *)pixels.data();
    for (size_t i = 0; i < pixels.size() / 4; i++)
      words[i] = (words[i] & 0xff00ff00u) | (words[i] >> 16 & 255) | (words[i] & 255) << 16;
  }
};

class Package {
  Drawer drawer;
  std::string folder;
  Bytes decoded;

  std::string file() { return folder + "/" + std::to_string(drawer.index) + ".png"; }

  void next() {
    drawer.draw();
    drawer.swizzle();
  }

public:
  Package() {
    char name[] = "/tmp/cell-round-XXXXXX";
    folder = mkdtemp(name);
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    image.format = PNG_FORMAT_RGBA;
    for (int i = 0; i < count; i++) {
      next();
      image.width = width;
      image.height = drawer.height;
      png_image_write_to_file(&image, file().c_str(), 0, drawer.pixels.data(), 0, nullptr);
    }
  }

  ~Package() {
    for (drawer.index = 0; drawer.index < count; drawer.index++) unlink(file().c_str());
    rmdir(folder.c_str());
  }

  bool verify() {
    next();
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_file(&image, file().c_str())) return false;
    image.format = PNG_FORMAT_RGBA;
    decoded.resize(PNG_IMAGE_SIZE(image));
    if (!png_image_finish_read(&image, nullptr, decoded.data(), 0, nullptr)) return false;
    return decoded.size() == drawer.pixels.size() && !memcmp(decoded.data(), drawer.pixels.data(), decoded.size());
  }
};

int main(int argumentCount, char **arguments) {
  auto draw = [] {
    auto drawer = std::make_shared<Drawer>();
    for (int i = 0; i < count; i++) drawer->draw();
    return Work{[=] { drawer->draw(); }, [] { return Numbers{1}; }};
  };
  std::vector<Row> rows = {
      {"cell laid out and drawn", draw},
      // Nothing here checks a layout: the additional work of ours counts against it.
      {"cell laid out, judged and drawn", draw},
      {"cell verified against its file",
       [] {
         auto package = std::make_shared<Package>();
         return Work{[=] { package->verify(); },
                     [=] {
                       int equal = 0;
                       for (int i = 0; i < count; i++) equal += package->verify();
                       return Numbers{double(equal)};
                     }};
       }},
  };
  return serve(rows, argumentCount, arguments);
}
