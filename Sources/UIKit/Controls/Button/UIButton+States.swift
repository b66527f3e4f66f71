public import Foundation
internal import Graphics

// What a button shows in which state.
extension UIButton {
  /// Sets the title of a state; states without one show that of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    contentsDidChange()
  }

  /// Sets the title of a state with attributes; it goes before one without.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    contentsDidChange()
  }

  /// Sets the colour of the title in a state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    setNeedsLayout()
  }

  /// Sets the image of a state; states without one show that of the normal state.
  public func setImage(_ image: UIImage?, for state: State) {
    missedImage = MissedImage.take(for: image) ?? (image == nil ? missedImage : nil)
    images[exactly: state] = image
    contentsDidChange()
  }

  /// Sets the image behind title and image in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    missedImage = MissedImage.take(for: image) ?? (image == nil ? missedImage : nil)
    backgroundImages[exactly: state] = image
    contentsDidChange()
  }

  /// Sets size and weight of symbols in a state that leave them open.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[exactly: state] = configuration
    contentsDidChange()
  }

  /// Returns the title that was set for a state.
  public func title(for state: State) -> String? { titles[state] }
  /// Returns the title with attributes that was set for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// Returns the colour of the title in a state.
  public func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// Returns the image of a state.
  public func image(for state: State) -> UIImage? { images[state] }
  /// Returns the image behind title and image in a state.
  public func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  /// Returns size and weight of symbols in a state.
  public func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

  /// The title that shows now.
  public var currentTitle: String? { titles[state] }
  /// The title with attributes that shows now.
  public var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }
  /// The image that shows now.
  public var currentImage: UIImage? { images[state] }
  /// The image behind title and image that shows now.
  public var currentBackgroundImage: UIImage? { backgroundImages[state] }
  /// Size and weight of the symbol that shows now.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  /// The colour of the title that shows now.
  public var currentTitleColor: UIColor {
    if let color = titleColors[exactly: state] { return color }
    if buttonType != .custom {
      if state.contains(.disabled) { return .tertiaryLabel }
      if state.contains(.selected), titleColors.isEmpty { return .systemBackground }
    }
    return titleColors[exactly: .normal] ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Whether title and image follow the tint colour.
  var tintsContents: Bool { buttonType != .custom }

  /// The opacity of title and image: those of a system button fade under a finger.
  var contentOpacity: CGFloat {
    tintsContents && isHighlighted && titleColors[exactly: .highlighted] == nil ? 0.2 : 1
  }
}
