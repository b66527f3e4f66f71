public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; by default a label's own font, otherwise 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` of the glyphs; by default a label's own, otherwise black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the glyphs.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points added after each character; 0 turns kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each character; `kern` takes precedence.
  public static let tracking = NSAttributedString.Key("NSTracking")
  /// 0 for no ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points that glyphs are raised above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle` under the glyphs.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` of the line under the glyphs; by default that of the glyphs.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle` through the glyphs.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor` of the line through the glyphs; by default that of the glyphs.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSParagraphStyle`; that of a paragraph's first character applies to the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// An `NSTextAttachment` of a character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The width of a line along the glyphs' outlines in hundredths of the font's size; negative fills the
  /// glyphs too, and 0 draws no line.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A `UIColor` of the line along the glyphs; by default that of the glyphs.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// An `NSShadow` of the glyphs.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A `URL`, or a text of one, that opens by a tap.
  ///
  /// Labels draw it blue and underlined, whatever other colour it has, and text views with their `linkTextAttributes`.
  public static let link = NSAttributedString.Key("NSLink")
}
