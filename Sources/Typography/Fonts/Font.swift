/// A typeface at a size, for measuring and drawing text.
///
/// Lengths are in points. Two fonts are equal if they come from the same library and have the same
/// typeface, size and leading.
///
/// ```swift
/// let font = try FontLibrary.bundled().systemFont(ofSize: 17)
/// print(font.lineHeight)  // 20.287109375
/// ```
public struct Font: Hashable, Sendable {
  let typeface: Typeface
  /// The size of the em in points; never negative.
  public let pointSize: Double
  private let addedLeading: Double?

  init(typeface: Typeface, pointSize: Double, addedLeading: Double? = nil) {
    self.typeface = typeface
    self.pointSize = pointSize > 0 && pointSize.isFinite ? min(pointSize, Font.maximumSize) : 0
    self.addedLeading = addedLeading
  }

  /// Larger sizes are lowered to this one: FreeType's sizes are 16-bit pixels, at 3 pixels per point.
  public static let maximumSize = 10_000.0

  /// The PostScript name of the face that draws at this size, such as `Inter-SemiBold`.
  public var name: String { typeface.face(forSize: pointSize).name }
  /// The family's name, such as `Inter`.
  public var familyName: String { typeface.face(forSize: pointSize).familyName }
  /// The requested weight, or the file's own for a registered font.
  public var weight: FontWeight { typeface.weight }
  public var isItalic: Bool { typeface.isItalic }
  /// Whether this is the substitute for Apple's system font, with Apple's line metrics.
  public var isSystem: Bool { typeface.isSystem }
  /// Whether a bundled face is drawn in place of a font of iOS that may not be shipped, with its name and metrics.
  public var isStandIn: Bool { typeface.isStandIn }

  /// The distance from the baseline up to the top of a line; positive.
  public var ascender: Double { typeface.metrics.ascender * pointSize }
  /// The distance from the baseline down to the bottom of a line; negative.
  public var descender: Double { typeface.metrics.descender * pointSize }
  /// The height of a flat capital letter.
  public var capHeight: Double { typeface.metrics.capHeight * pointSize }
  /// The height of a flat lowercase letter.
  public var xHeight: Double { typeface.metrics.xHeight * pointSize }
  /// The height of one line: ascender − descender + the file's own line gap, which is 0 for the
  /// system font.
  public var lineHeight: Double { ascender - descender + lineGap }
  /// The space that ``withLeading(_:)`` set, or the file's own line gap.
  public var leading: Double { addedLeading ?? lineGap }

  /// The file's own line gap, part of every line.
  var lineGap: Double { typeface.metrics.lineGap * pointSize }
  /// The space between this line and the next.
  var leadingBetweenLines: Double { addedLeading ?? 0 }

  /// Returns the same typeface at another size, without added leading.
  public func withSize(_ pointSize: Double) -> Font {
    Font(typeface: typeface, pointSize: pointSize)
  }

  /// Returns the typeface of another font at this one's size, with its added leading.
  public func withTypeface(of other: Font) -> Font {
    Font(typeface: other.typeface, pointSize: pointSize, addedLeading: addedLeading)
  }

  /// Returns the same typeface with size and added leading multiplied by a factor.
  public func scaled(by factor: Double) -> Font {
    Font(
      typeface: typeface, pointSize: pointSize * factor,
      addedLeading: addedLeading.map { $0 * factor })
  }

  /// Returns the same font with space added between lines, as in UIKit's text styles.
  ///
  /// n lines take n × lineHeight + (n − 1) × leading. It may be negative.
  public func withLeading(_ leading: Double) -> Font {
    Font(typeface: typeface, pointSize: pointSize, addedLeading: leading)
  }
}

extension Font: CustomStringConvertible {
  /// The name and the size, such as `Inter-Regular 17.0`.
  public var description: String { "\(name) \(pointSize)" }
}
