public import Foundation

extension UIButton {
  /// The appearance of a button as a value: texts, image, their positions, colours and background.
  public struct Configuration {
    /// How the background's corner radius is determined.
    public enum CornerStyle: Int, Sendable {
      /// The background's own radius.
      case fixed
      /// The background's own radius, which grows with the text size.
      case dynamic
      case small
      case medium
      case large
      /// Half of the height.
      case capsule
    }

    /// The size of a button's text and insets.
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// How title and subtitle are aligned with each other.
    public enum TitleAlignment: Int, Sendable {
      /// Determined by the position of the image.
      case automatic
      case leading
      case center
      case trailing
    }

    /// What function made the configuration.
    enum Style: String, Sendable {
      case plain, gray, tinted, filled
    }

    var style: Style

    /// The background; the style provides unspecified colours.
    public var background = UIBackgroundConfiguration()
    /// How the background's corner radius is determined.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of text and insets.
    public var buttonSize: Size = .medium {
      didSet { if !hasOwnInsets { storedInsets = buttonSize.insets } }
    }
    /// The colour of the contents; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The base colour of the style's background; nil for the tint.
    public var baseBackgroundColor: UIColor?
    /// The image.
    public var image: UIImage? {
      didSet { missedImage = MissedLookup.image.take(for: image) }
    }
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The default size and weight of symbols.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The text under the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// How title and subtitle are aligned with each other.
    public var titleAlignment: TitleAlignment = .automatic
    /// The side of the title on which the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle in points.
    public var titlePadding: CGFloat = 1

    private var storedInsets = Size.medium.insets
    private var hasOwnInsets = false
    var missedImage: MissingResource?

    /// The radius of the corners at the standard text size; not measured, see `Documentation/Controls.md`.
    private static let standardCornerRadius: CGFloat = 5.95

    init(style: Style) {
      self.style = style
      background.cornerRadius = Self.standardCornerRadius
    }

    /// The insets of the contents.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets }
      set {
        storedInsets = newValue
        hasOwnInsets = true
      }
    }

    /// Resets the insets to those of the button's size.
    public mutating func setDefaultContentInsets() {
      hasOwnInsets = false
      storedInsets = buttonSize.insets
    }
  }
}

extension UIButton.Configuration {
  /// Returns a style without a background, with contents in the tint colour.
  public static func plain() -> UIButton.Configuration { .init(style: .plain) }
  /// Returns a style with a background in a light shade of the tint colour.
  public static func tinted() -> UIButton.Configuration { .init(style: .tinted) }
  /// Returns a style with a grey background.
  public static func gray() -> UIButton.Configuration { .init(style: .gray) }
  /// Returns a style with a background in the tint colour and contents in white.
  public static func filled() -> UIButton.Configuration { .init(style: .filled) }
  /// Returns the style of `plain`.
  public static func borderless() -> UIButton.Configuration { .init(style: .plain) }
  /// Returns the style of `gray`.
  public static func bordered() -> UIButton.Configuration { .init(style: .gray) }
  /// Returns the style of `tinted`.
  public static func borderedTinted() -> UIButton.Configuration { .init(style: .tinted) }
  /// Returns the style of `filled`.
  public static func borderedProminent() -> UIButton.Configuration { .init(style: .filled) }
}

extension UIButton.Configuration.Size {
  /// The medium size's are measured, Rule `button-insets`; the others give heights of 28 and 50 points.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}
