public import Graphics

/// The attributes of a stretch of text.
public struct TextAttributes: Hashable, Sendable {
  /// The typeface and size; characters it lacks are drawn with the library's fallback fonts.
  public var font: Font
  public var color: Color
  /// Space added after each character in points, instead of `tracking`; nil adds none.
  ///
  /// A value also turns ligatures off, and 0 turns the font's own kerning off, as in Core Text.
  public var kern: Double?
  /// Space added after each character in points; values other than 0 also turn ligatures off.
  public var tracking = 0.0
  /// How far the glyphs are raised above the baseline in points; negative lowers them.
  public var baselineOffset: Double
  public var hasLigatures = true
  /// The background colour behind the glyphs; nil for none.
  public var backgroundColor: Color?
  public var underline: TextDecoration?
  public var strikethrough: TextDecoration?
  public var shadow: TextShadow?
  /// The line along the glyphs' outlines; nil draws none.
  ///
  /// Emoji have no outlines and are drawn unchanged.
  public var stroke: TextStroke?
  public var attachment: TextAttachment?
  /// The style of the paragraphs that begin here; nil for the style of the whole text.
  public var paragraphStyle: ParagraphStyle?

  /// Creates attributes.
  public init(font: Font, color: Color = .black, kern: Double? = nil, baselineOffset: Double = 0) {
    self.font = font
    self.color = color
    self.kern = kern
    self.baselineOffset = baselineOffset
  }
}

extension TextAttributes {
  /// Space added after each character.
  var spacing: Double { kern ?? tracking }

  /// The features that the attributes turn off, in addition to the typeface's own features.
  var features: [FontFeature] {
    let isSpaced = spacing != 0 || !hasLigatures
    return (isSpaced ? FontFeature.noLigatures : [])
      + (kern == 0 ? [FontFeature("kern", isOn: false)] : [])
  }
}
