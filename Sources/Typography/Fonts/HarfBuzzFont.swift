internal import CHarfBuzz
import Foundation

/// A font file as HarfBuzz sees it: coverage, metrics and shaping, all in font units.
final class HarfBuzzFont: @unchecked Sendable {
  // Sendable is valid: the font is immutable, and HarfBuzz lets threads share immutable objects.
  private let blob: OpaquePointer
  /// Only for extensions of this class.
  let font: OpaquePointer
  let unitsPerEm: Double
  /// The values on all axes in the order of the file; empty for a font at its default.
  let coordinates: [Float]

  /// The most tables of a font: OpenType knows fewer than a hundred kinds, and FreeType compares each with all others.
  static let mostTables = 256

  /// HarfBuzz reads this variable once, when it first shapes, and shapes as it says; no function prevents that.
  private static let ignoreOptions: Void = {
    if getenv("HB_OPTIONS") != nil { unsetenv("HB_OPTIONS") }
  }()

  init(file: URL, variant: FaceVariant = FaceVariant()) throws(FontError) {
    Self.ignoreOptions
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw .unreadable(file, reason: "the file does not exist")
    }
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else {
      throw .unreadable(file, reason: "opening or mapping it failed")
    }
    let face = hb_face_create(blob, UInt32(variant.index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_table_tags(face, 0, nil, nil) <= Self.mostTables else {
      hb_blob_destroy(blob)
      throw .notAFont(file, reason: "it has more than \(Self.mostTables) tables")
    }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      hb_blob_destroy(blob)
      throw .notAFont(file, reason: "it has no glyph table")
    }
    let unitsPerEm = hb_face_get_upem(face)
    // Otherwise newer versions take the functions that the variable HB_FONT_FUNCS names.
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    coordinates = face.map { HarfBuzzFont.coordinates(of: variant, in: $0) } ?? []
    hb_font_set_var_coords_design(font, coordinates, UInt32(coordinates.count))
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    self.blob = blob
    self.font = font
    self.unitsPerEm = Double(unitsPerEm)
  }

  deinit {
    hb_font_destroy(font)
    hb_blob_destroy(blob)
  }

  /// The fonts that the file has: those of a collection, and the named instances of variable ones.
  var variants: [FaceVariant] {
    (0..<min(Int(hb_face_count(blob)), FaceVariant.limit)).flatMap { index -> [FaceVariant] in
      let face = hb_face_create(blob, UInt32(index))
      defer { hb_face_destroy(face) }
      let instances = min(Int(hb_ot_var_get_named_instance_count(face)), FaceVariant.limit)
      return (0...instances).map { FaceVariant(index: index, instance: $0) }
    }
  }

  /// Calls a function with the file's bytes, which are valid as long as this object.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    var count: UInt32 = 0
    let bytes = hb_blob_get_data(blob, &count)
    return body(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  /// Whether the character map has an entry for a Unicode scalar.
  func covers(_ scalar: UInt32) -> Bool { glyph(for: scalar) != nil }

  /// The file's line metrics: from `OS/2` if it requests that, otherwise from `hhea`.
  var metrics: FontMetrics {
    FontMetrics(
      ascender: metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.75,
      descender: metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? -0.25,
      lineGap: metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0,
      capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.7,
      xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0.5)
  }

  /// A metric of the file in em; nil if it has none.
  func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var position: hb_position_t = 0
    guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return nil }
    return Double(position) / unitsPerEm
  }

  /// The weight on the CSS scale, 400 for regular.
  var weightClass: Double { Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)) }

  /// Whether the file declares itself italic.
  var isItalic: Bool {
    hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// Shapes a buffer's content, with features in addition to HarfBuzz's defaults.
  func shape(_ buffer: HarfBuzzBuffer, features: [FontFeature]) {
    buffer.shape(with: font, features: features)
  }
}
