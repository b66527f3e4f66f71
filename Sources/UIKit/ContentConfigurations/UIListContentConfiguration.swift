public import Foundation

/// The content of a cell, a header or a footer of a list: an image, a text and a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favourites"
/// cell.contentConfiguration = content
/// ```
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let style: ListContentStyle
  /// What an image that was looked up and not found is called.
  private(set) var missedImage: String?

  /// The picture before the text; nil shows none.
  public var image: UIImage? {
    didSet { missedImage = MissedLookup.image.take(for: image) }
  }
  /// How the picture looks.
  public var imageProperties = ImageProperties()

  /// The text; setting it removes `attributedText`.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The text with its attributes; setting it removes `text`.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  /// How the text looks.
  public var textProperties: TextProperties

  /// The text below or beside the other one; setting it removes `secondaryAttributedText`.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The secondary text with its attributes; setting it removes `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  /// How the secondary text looks.
  public var secondaryTextProperties: TextProperties

  /// The axes on which margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distances of the content from the edges of its view, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts stand side by side where there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text in points.
  public var imageToTextPadding: CGFloat
  /// The least distance between texts side by side in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance between texts one above the other in points.
  public var textToSecondaryTextVerticalPadding: CGFloat

  init(_ style: ListContentStyle) {
    let metrics = style.metrics
    self.style = style
    textProperties = TextProperties(style.textLook)
    secondaryTextProperties = TextProperties(style.secondaryTextLook)
    directionalLayoutMargins = metrics.margins
    imageToTextPadding = metrics.imagePadding
    textToSecondaryTextVerticalPadding = metrics.textPadding
    prefersSideBySideTextAndSecondaryText = style == .valueCell
  }

  /// Returns a view that shows the configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with the colours of a state, where the app has not set its own.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let look = StateLook(state)
    var updated = self
    updated.textProperties.standardColor = style.textLook.color(look)
    updated.secondaryTextProperties.standardColor = style.secondaryTextLook.color(look)
    updated.imageProperties.standardTintColor = look.isDisabled ? .tertiaryLabel : nil
    return updated
  }

  /// The text as the label shows it; nil if there is none.
  var shownText: ListContentText? {
    ListContentText(text, attributedText, textProperties)
  }

  /// The secondary text as the label shows it; nil if there is none.
  var shownSecondaryText: ListContentText? {
    ListContentText(secondaryText, secondaryAttributedText, secondaryTextProperties)
  }
}

/// A text of a list's content with its properties.
struct ListContentText {
  let plain: String?
  let attributed: NSAttributedString?
  let properties: UIListContentConfiguration.TextProperties

  init?(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    guard plain?.isEmpty == false || (attributed?.length ?? 0) > 0 else { return nil }
    (self.plain, self.attributed, self.properties) = (plain, attributed, properties)
  }
}
