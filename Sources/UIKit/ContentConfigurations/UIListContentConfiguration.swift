public import Foundation

/// The content of a list's cell, header or footer: an image, a text and a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "star")
/// content.text = "Favourites"
/// cell.contentConfiguration = content
/// ```
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let style: ListContentStyle
  private(set) var missedImage: MissingResource?

  /// The image before the text; nil for none.
  public var image: UIImage? {
    didSet { missedImage = MissedLookup.image.take(for: image) }
  }
  public var imageProperties = ImageProperties()

  /// The text; setting it removes `attributedText`.
  public var text: String? {
    didSet { if text != nil { attributedText = nil } }
  }
  /// The text with its attributes; setting it removes `text`.
  public var attributedText: NSAttributedString? {
    didSet { if attributedText != nil { text = nil } }
  }
  public var textProperties: TextProperties

  /// The text below or beside the other one; setting it removes `secondaryAttributedText`.
  public var secondaryText: String? {
    didSet { if secondaryText != nil { secondaryAttributedText = nil } }
  }
  /// The secondary text with its attributes; setting it removes `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if secondaryAttributedText != nil { secondaryText = nil } }
  }
  public var secondaryTextProperties: TextProperties

  /// The axes on which margins are at least the superview's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The insets of the content in its view, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts are side by side if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text in points.
  public var imageToTextPadding: CGFloat
  /// The minimum distance between side-by-side texts in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance between stacked texts in points.
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

  /// Returns the configuration with the colours of a state, unless the app has set its own.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let look = StateLook(state)
    var updated = self
    updated.textProperties.standardColor = style.textLook.color(look)
    updated.secondaryTextProperties.standardColor = style.secondaryTextLook.color(look)
    updated.imageProperties.standardTintColor = look.isDisabled ? .tertiaryLabel : nil
    return updated
  }

  /// The displayed text; nil without one.
  var shownText: ListContentText? {
    ListContentText(text, attributedText, textProperties)
  }

  /// The displayed secondary text; nil without one.
  var shownSecondaryText: ListContentText? {
    ListContentText(secondaryText, secondaryAttributedText, secondaryTextProperties)
  }
}

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
