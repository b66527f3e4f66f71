public import Foundation

extension UIListContentConfiguration {
  /// How a text of a list's content looks.
  public struct TextProperties: Hashable {
    /// How lines are aligned.
    public enum TextAlignment: Int, Sendable {
      /// Where reading starts.
      case natural = 0
      /// In the middle.
      case center = 1
      /// Stretched to both sides.
      case justified = 2
    }

    /// What the text is changed to before it is shown.
    public enum TextTransform: Int, Sendable {
      /// Itself.
      case none = 0
      /// Capitals.
      case uppercase = 1
      /// Small letters.
      case lowercase = 2
      /// Words that begin with a capital.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor {
      get { ownColor ?? standardColor }
      set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    /// The colour of the state, where the app has set none.
    var standardColor: UIColor
    /// A change of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How lines are aligned, where reading starts by default.
    public var alignment = TextAlignment.natural
    /// Where lines break and how the last one is cut, at its end with an ellipsis by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines to show; 0, the default, for any number.
    public var numberOfLines = 0
    /// Whether text that does not fit is drawn smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor that the font's size is multiplied by to fit; 0 sets no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether characters are moved closer before a single line is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether fonts of text styles follow the traits' text size; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// What the text is changed to before it is shown.
    public var transform: TextTransform

    init(_ look: ListContentStyle.TextLook) {
      font = look.font
      standardColor = look.isSecondary ? .secondaryLabel : .label
      transform = look.isUppercased ? .uppercase : .none
    }

    /// Returns the colour after its change.
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
  /// Returns the text with the characters of each stretch changed, in the same attributes.
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
