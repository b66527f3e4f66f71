/// What a label adds to a view.
public struct IBLabel: Hashable, Sendable {
  /// The text, or `nil` where there is none or it is attributed.
  public let text: String?
  /// The text with its attributes, or `nil` where it is plain.
  public let attributedText: IBAttributedText?
  /// The font, or `nil` for the label's own, the system font at 17 points.
  public let font: IBFont?
  /// The colour of the text, or `nil` for the label's own.
  public let textColor: IBColor?
  /// The most lines; 0 for any number; 1 where the file is silent.
  public let numberOfLines: Int
  /// Where text that is too long is broken or cut; the tail where the file is silent.
  public let lineBreakMode: IBLineBreakMode
  /// The side that lines are aligned to; left where the file is silent.
  public let alignment: IBTextAlignment
  /// Whether the font shrinks so that the text fits.
  public let adjustsFontSizeToFit: Bool
  /// The smallest part of its size that the font shrinks to, or `nil` where it is not given.
  public let minimumScaleFactor: Double?
  /// The smallest size in points that the font shrinks to, in files from before iOS 6.
  public let minimumFontSize: Double?
  /// Whether the font follows changes of the content size category.
  public let adjustsFontForContentSizeCategory: Bool
  /// The width that lines are broken at, in points, or `nil` for that of the label.
  public let preferredMaxLayoutWidth: Double?
  /// Whether the label is drawn as usual and not greyed; `true` where the file is silent.
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
    // Interface Builder writes NO beside a minimum, and leaves YES out.
    adjustsFontSizeToFit = reader.bool(
      "adjustsFontSizeToFit", of: element,
      default: minimumScaleFactor != nil || minimumFontSize != nil)
    adjustsFontForContentSizeCategory = reader.bool(
      "adjustsFontForContentSizeCategory", of: element, default: false)
    preferredMaxLayoutWidth = try reader.number("preferredMaxLayoutWidth", of: element)
    isEnabled = reader.bool("enabled", of: element, default: true)
  }
}
