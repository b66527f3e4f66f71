/// The properties of a label.
public struct IBLabel: Hashable, Sendable {
  /// The text, or `nil` if the label has none or it is attributed.
  public let text: String?
  /// The attributed text, or `nil` if it is plain.
  public let attributedText: IBAttributedText?
  /// The font, or `nil` for the label's own, the system font at 17 points.
  public let font: IBFont?
  /// The colour of the text, or `nil` for the label's own.
  public let textColor: IBColor?
  /// The maximum number of lines; 0 for no limit; 1 by default.
  public let numberOfLines: Int
  /// How text that is too long is broken or truncated; at the tail by default.
  public let lineBreakMode: IBLineBreakMode
  /// The alignment of lines; left by default.
  public let alignment: IBTextAlignment
  /// Whether the font shrinks so that the text fits.
  public let adjustsFontSizeToFit: Bool
  /// The smallest scale factor of the font, or `nil` if unspecified.
  public let minimumScaleFactor: Double?
  /// The smallest font size in points, in files from before iOS 6.
  public let minimumFontSize: Double?
  /// Whether the font follows changes of the content size category.
  public let adjustsFontForContentSizeCategory: Bool
  /// The width at which lines break, in points, or `nil` for the label's.
  public let preferredMaxLayoutWidth: Double?
  /// Whether the label is enabled rather than dimmed; `true` by default.
  public let isEnabled: Bool
}

extension IBLabel {
  init(_ element: IBElement, reader: ElementReader) throws {
    text = element.string("text")
    attributedText = element.attributedText("attributedText")
    font = try reader.font("fontDescription", of: element)
    textColor = try reader.color("textColor", of: element)
    numberOfLines = try reader.integer("numberOfLines", of: element, default: 1)
    lineBreakMode = reader.keyword("lineBreakMode", of: element, default: .tailTruncation)
    alignment = reader.keyword("textAlignment", of: element, default: .left)
    minimumScaleFactor = try reader.number("minimumScaleFactor", of: element)
    minimumFontSize = try reader.number("minimumFontSize", of: element)
    // Interface Builder writes NO next to a minimum, and omits YES.
    adjustsFontSizeToFit = reader.bool(
      "adjustsFontSizeToFit", of: element,
      default: minimumScaleFactor != nil || minimumFontSize != nil)
    adjustsFontForContentSizeCategory = reader.bool(
      "adjustsFontForContentSizeCategory", of: element, default: false)
    preferredMaxLayoutWidth = try reader.number("preferredMaxLayoutWidth", of: element)
    isEnabled = reader.bool("enabled", of: element, default: true)
  }
}
