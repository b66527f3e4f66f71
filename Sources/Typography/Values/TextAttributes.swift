public import Graphics

/// How a stretch of text looks.
public struct TextAttributes: Hashable, Sendable {
  /// The typeface and size; characters it lacks are drawn with the library's fallback fonts.
  public var font: Font
  /// The colour of the glyphs.
  public var color: Color
  /// Space added after each character in points; nil or 0 adds none.
  ///
  /// A value other than 0 also turns ligatures off, as Core Text does.
  public var kern: Double?
  /// How far the glyphs are raised above the baseline in points; negative lowers them.
  public var baselineOffset: Double

  /// Creates attributes.
  public init(font: Font, color: Color = .black, kern: Double? = nil, baselineOffset: Double = 0) {
    self.font = font
    self.color = color
    self.kern = kern
    self.baselineOffset = baselineOffset
  }
}
