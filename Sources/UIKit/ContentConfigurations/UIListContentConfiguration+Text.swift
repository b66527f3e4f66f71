public import Foundation

extension UIListContentConfiguration {
  /// The text properties of list content.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      /// Aligned with the leading edge.
      case natural = 0
      case center = 1
      /// Stretched to both sides.
      case justified = 2
    }

    /// The transformation of displayed text.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font: UIFont
    /// The colour.
    public var color: UIColor {
      get { ownColor ?? standardColor }
      set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// The colour for the state, unless the app has set one.
    var standardColor: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines, natural by default.
    public var alignment = TextAlignment.natural
    /// How lines break and the last one is truncated, by default at its tail.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale factor of the font's size; 0 for no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether a single line is tightened before it is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether fonts of text styles follow the traits' text size; true by default.
    public var adjustsFontForContentSizeCategory = true
    public var transform: TextTransform

    init(_ look: ListContentStyle.TextLook) {
      font = look.font
      standardColor = look.isSecondary ? .secondaryLabel : .label
      transform = look.isUppercased ? .uppercase : .none
    }

    /// Returns the transformed colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func callAsFunction(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension ListContentText {
  /// Shows the text in a label.
  @MainActor func show(in label: UILabel) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment = properties.alignment.textAlignment
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed {
      label.attributedText = attributed.transformed(properties.transform)
    } else {
      label.text = plain.map { properties.transform($0) }
    }
  }
}

extension NSAttributedString {
  /// Returns the text with the characters of each stretch transformed, keeping its attributes.
  fileprivate func transformed(
    _ transform: UIListContentConfiguration.TextProperties.TextTransform
  ) -> NSAttributedString {
    guard transform != .none else { return self }
    let result = NSMutableAttributedString(string: "")
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
      let text = attributedSubstring(from: range).string
      result.append(NSAttributedString(string: transform(text), attributes: values))
    }
    return result
  }
}
