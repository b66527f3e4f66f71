import Foundation
internal import Graphics
import Locks

/// One font file: its names, its shaper and its glyph pictures.
final class FontFace: Sendable {
  let name: String
  let familyName: String
  /// The file's own metrics in em.
  let metrics: FontMetrics
  let weight: FontWeight
  let isItalic: Bool
  /// Whether its glyphs are coloured bitmaps.
  let isEmoji: Bool
  /// Whether it has every character from space to tilde, so that plain text can skip the search.
  let coversASCII: Bool
  let widths: GlyphWidths
  let shaper: HarfBuzzFont
  let variant: FaceVariant
  private let file: URL
  // FreeType's face holds the current glyph, so only one thread at a time may use it.
  private let rasterizer: Lock<GlyphRasterizer>

  init(
    file: URL, variant: FaceVariant = FaceVariant(),
    widths: (HarfBuzzFont) -> GlyphWidths = { _ in GlyphWidths() },
    name: String? = nil, familyName: String? = nil
  ) throws(FontError) {
    let shaper = try HarfBuzzFont(file: file, variant: variant)
    let widths = widths(shaper)
    let rasterizer = try GlyphRasterizer(
      file: file, variant: variant, bytes: shaper, widths: widths)
    self.widths = widths
    self.file = file
    self.variant = variant
    self.name = name ?? shaper.instanceName(variant) ?? rasterizer.postScriptName
    self.familyName = familyName ?? rasterizer.familyName
    isEmoji = rasterizer.hasColorStrikes
    metrics = shaper.metrics
    weight = FontWeight(weightClass: shaper.weightClass)
    isItalic = shaper.isItalic
    coversASCII = (0x20...0x7E).allSatisfy(shaper.covers)
    self.shaper = shaper
    self.rasterizer = Lock(rasterizer)
  }

  /// Returns the fonts of a file: those of a collection, and the named instances of variable ones.
  static func all(in file: URL) throws(FontError) -> [FontFace] {
    var faces: [FontFace] = []
    for variant in try HarfBuzzFont(file: file).variants {
      faces.append(try FontFace(file: file, variant: variant))
    }
    return faces
  }

  /// Returns the face at other values on its axes, under the same name.
  func varied(to axes: [FontAxis]) throws(FontError) -> FontFace {
    var variant = variant
    variant.axes = axes
    return try FontFace(
      file: file, variant: variant, widths: { [widths] _ in widths }, name: name,
      familyName: familyName)
  }
}

extension FontFace {
  /// Returns the outline of a glyph in em, y downwards.
  func outline(of glyph: UInt32) -> Path { rasterizer.withLock { $0.outline(of: glyph) } }
}

extension FontFace: GlyphSource {
  func mask(for glyph: UInt32, pixelsPerEm: Double, subpixel: Int) -> GlyphMask? {
    rasterizer.withLock {
      $0.mask(for: glyph, pixelsPerEm: pixelsPerEm, subpixel: subpixel)
    }
  }
}

extension FontWeight {
  /// UIKit's weight for each hundred on the CSS scale, from 100.
  private static let hundreds = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

  /// Creates UIKit's equivalent of a CSS weight (1…1000).
  init(weightClass: Double) {
    let place = min(max(weightClass / 100 - 1, 0), Double(FontWeight.hundreds.count - 1))
    let below = Int(place, clampedTo: 0...FontWeight.hundreds.count - 2)
    let (low, high) = (FontWeight.hundreds[below], FontWeight.hundreds[below + 1])
    self.init(rawValue: low + (high - low) * (place - Double(below)))
  }
}

/// Identifies one of the fonts in a file.
struct FaceVariant: Hashable, Sendable {
  /// The limit on fonts in a file and on instances of each; damaged files may claim thousands.
  static let limit = 64

  /// The index in a collection (TTC), from 0.
  var index = 0
  /// The named instance of a variable font, from 1; 0 for its default.
  var instance = 0
  /// Axis values in addition to the instance's, in the order of their tags; each axis once.
  var axes: [FontAxis] = []
}
