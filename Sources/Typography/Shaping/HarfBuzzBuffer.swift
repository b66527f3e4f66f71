internal import CHarfBuzz

/// A HarfBuzz buffer, which takes characters and returns glyphs; used by one thread at a time.
final class HarfBuzzBuffer {
  private let buffer: OpaquePointer
  private let language: OpaquePointer?

  /// Creates a buffer for text in a language given as a BCP 47 tag, or without a language.
  init(language tag: String?) {
    buffer = hb_buffer_create()
    language = tag.flatMap { hb_language_from_string($0, -1) }
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Replaces the content with a range of a text; the surrounding text is context for joining.
  func load(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, script: Script, isRightToLeft: Bool
  ) {
    hb_buffer_reset(buffer)
    hb_buffer_add_utf16(
      buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script.rawValue))
    // Without a language HarfBuzz would use the machine's locale.
    hb_buffer_set_language(buffer, language ?? hb_language_from_string("und", -1))
  }

  /// Shapes the content; called by ``HarfBuzzFont``, which owns the pointer.
  func shape(with font: OpaquePointer, features: [FontFeature]) {
    let features = features.map {
      hb_feature_t(tag: $0.tag, value: $0.isOn ? 1 : 0, start: 0, end: UInt32.max)
    }
    shim_shape(font, buffer, features, UInt32(features.count))
  }

  /// Appends the glyphs with their lengths multiplied by a scale, and horizontal ones by their own widths.
  func appendGlyphs(to glyphs: inout [ShapedGlyph], scale: Double, widths: GlyphWidths) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return }
    var index = 0
    while index < Int(count) {
      let (glyph, position) = (infos[index].codepoint, positions[index])
      let place = widths.place(
        glyph, advance: Double(position.x_advance), xOffset: Double(position.x_offset),
        scale: scale)
      glyphs.append(
        ShapedGlyph(
          id: glyph, cluster: Int32(bitPattern: infos[index].cluster), advance: place.advance,
          xOffset: Float(place.xOffset), yOffset: Float(Double(position.y_offset) * scale)))
      index &+= 1
    }
  }
}
