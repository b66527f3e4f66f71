internal import CFreeType
import Foundation
internal import Graphics

/// Pictures of one file's glyphs, drawn by FreeType without hinting, and cached.
///
/// It is not thread-safe; ``FontFace`` guards it.
final class GlyphRasterizer {
  private let library: FT_Library
  /// Only for extensions of this class.
  let face: FT_Face
  // FreeType reads from the shaper's bytes.
  private let bytes: HarfBuzzFont
  let widths: GlyphWidths
  private var cache = GlyphCache()
  private var composites: CompositeGlyphs
  private var currentSize: FT_F26Dot6 = -1
  private var currentWidth: FT_F26Dot6 = -1

  init(
    file: URL, variant: FaceVariant, bytes: HarfBuzzFont, widths: GlyphWidths
  ) throws(FontError) {
    var library: FT_Library?
    // A separate library: FreeType's memory and raster pool are not safe to share.
    guard shim_open_library(&library) == 0, let library else {
      throw .notAFont(file, reason: "FreeType did not start")
    }
    var face: FT_Face?
    let error = bytes.withBytes { data in
      FT_New_Memory_Face(
        library, data.baseAddress?.assumingMemoryBound(to: FT_Byte.self), data.count,
        // FreeType expects the number of a named instance in the upper half.
        FT_Long(variant.instance << 16 | variant.index), &face)
    }
    guard error == 0, let face else {
      FT_Done_Library(library)
      throw .notAFont(file, reason: FreeTypeReason.text(error))
    }
    self.library = library
    self.face = face
    composites = CompositeGlyphs(of: face)
    self.bytes = bytes
    self.widths = widths
    guard shim_is_scalable(face) != 0 || shim_has_color_strikes(face) != 0 else {
      throw .notAFont(file, reason: "it has neither outlines nor coloured bitmaps")
    }
    if !variant.axes.isEmpty { try move(to: bytes.coordinates, of: file) }
  }

  /// Sets the values on the axes, in the order of the file.
  private func move(to coordinates: [Float], of file: URL) throws(FontError) {
    // FreeType takes values of 16.16 bits.
    var values = coordinates.map { FT_Fixed(($0 * 65_536).rounded()) }
    let error = FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
    guard error == 0 else { throw .notAFont(file, reason: FreeTypeReason.text(error)) }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_Library(library)
  }

  /// Whether glyphs are coloured bitmaps of a fixed size.
  var hasColorStrikes: Bool { shim_has_color_strikes(face) != 0 && shim_is_scalable(face) == 0 }

  /// The PostScript name; the family's name if the file has none.
  var postScriptName: String {
    FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? familyName
  }

  var familyName: String {
    face.pointee.family_name.map { String(cString: $0) } ?? "Unnamed"
  }

  /// Whether a glyph has few enough parts to be loaded.
  func canLoad(_ glyph: UInt32) -> Bool { composites.canLoad(glyph) }

  /// Returns a glyph's picture, from the cache if possible.
  func mask(for glyph: UInt32, pixelsPerEm: Double, subpixel: Int) -> GlyphMask? {
    // FreeType measures sizes in 64ths of a pixel, and bitmaps of a whole em must stay small.
    let size = (pixelsPerEm * 64).rounded()
    guard size >= 1, size < 64 * 32_768 else { return nil }
    let key = GlyphCache.Key(
      glyph: glyph, size: Int32(size), phase: Int8(truncatingIfNeeded: subpixel & 3))
    if let mask = cache.mask(for: key) { return mask }
    let mask =
      hasColorStrikes
      ? emojiMask(for: glyph, pixelsPerEm: size / 64, phase: subpixel & 3)
      : outlineMask(for: glyph, size: FT_F26Dot6(size), phase: subpixel & 3)
    cache.keep(mask, for: key)
    return mask
  }

  private func outlineMask(for glyph: UInt32, size: FT_F26Dot6, phase: Int) -> GlyphMask? {
    guard canLoad(glyph) else { return nil }
    let width = FT_F26Dot6((Double(size) * widths.factor(of: glyph)).rounded())
    if size != currentSize || width != currentWidth {
      guard FT_Set_Char_Size(face, width, size, 72, 72) == 0 else { return nil }
      (currentSize, currentWidth) = (size, width)
    }
    guard FT_Load_Glyph(face, glyph, shim_load_outline) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    FT_Outline_Translate(&slot.pointee.outline, phase * 16, 0)
    guard fitsPicture(&slot.pointee.outline) else { return nil }
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    return coverage(of: slot)
  }

  /// Whether a glyph fits the largest picture, which it may not in a damaged file.
  private func fitsPicture(_ outline: UnsafeMutablePointer<FT_Outline>) -> Bool {
    var box = FT_BBox()
    FT_Outline_Get_CBox(outline, &box)
    // FreeType measures in 64ths of a pixel.
    let area = Double(box.xMax - box.xMin) / 64 * Double(box.yMax - box.yMin) / 64
    return area <= Double(Bitmap.maxPixelCount)
  }

  private func coverage(of slot: FT_GlyphSlot) -> GlyphMask? {
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let source = bitmap.buffer else { return nil }
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      for row in 0..<height {
        if let start = target.baseAddress {
          memcpy(start + row * width, source + row * Int(bitmap.pitch), width)
        }
      }
      count = width * height
    }
    return GlyphMask(
      width: width, height: height, left: Int(slot.pointee.bitmap_left),
      top: Int(slot.pointee.bitmap_top), pixels: pixels)
  }

  private func emojiMask(for glyph: UInt32, pixelsPerEm: Double, phase: Int) -> GlyphMask? {
    if currentSize != 0 {
      guard FT_Select_Size(face, 0) == 0 else { return nil }
      currentSize = 0
    }
    guard FT_Load_Glyph(face, glyph, shim_load_color_bitmap) == 0,
      let slot = face.pointee.glyph, slot.pointee.bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue,
      let source = slot.pointee.bitmap.buffer
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let strike = EmojiStrike(
      pixels: source, width: Int(bitmap.width), height: Int(bitmap.rows), pitch: Int(bitmap.pitch),
      left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top))
    let strikeSize = Double(face.pointee.available_sizes[0].y_ppem) / 64
    return strike.mask(scale: pixelsPerEm / strikeSize, phase: Double(phase) / 4)
  }
}
