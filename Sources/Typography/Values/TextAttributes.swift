public import Graphics

/// How a stretch of text looks.
public struct TextAttributes: Hashable, Sendable {
  /// The typeface and size; characters it lacks are drawn with the library's fallback fonts.
  public var font: Font
  /// The colour of the glyphs.
  public var color: Color
  /// Space added after each character in points, in place of `tracking`; nil adds none.
  ///
  /// A value also turns ligatures off, and 0 turns the font's own kerning off, as in Core Text.
  public var kern: Double?
  /// Space added after each character in points; other values than 0 also turn ligatures off.
  public var tracking = 0.0
  /// How far the glyphs are raised above the baseline in points; negative lowers them.
  public var baselineOffset: Double
  /// Whether ligatures that a script can do without are used.
  public var hasLigatures = true
  /// What fills the line behind the glyphs; nil fills nothing.
  public var backgroundColor: Color?
  /// The line under the glyphs.
  public var underline: TextDecoration?
  /// The line through the glyphs.
  public var strikethrough: TextDecoration?
  /// The glyphs' shadow.
  public var shadow: TextShadow?
  /// The line along the glyphs' outlines; nil draws none.
  ///
  /// Emoji have no outlines and are drawn as they are.
  public var stroke: TextStroke?
  /// What stands in place of a U+FFFC.
  public var attachment: TextAttachment?
  /// The style of the paragraphs that begin here; nil for the whole text's.
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

  /// What the attributes turn off besides the typeface's own features.
  var features: [FontFeature] {
    let isSpaced = spacing != 0 || !hasLigatures
    return (isSpaced ? FontFeature.noLigatures : [])
      + (kern == 0 ? [FontFeature("kern", isOn: false)] : [])
  }
}
