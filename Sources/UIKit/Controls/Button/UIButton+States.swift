public import Foundation
internal import Graphics

// The content of a button by state.
extension UIButton {
  /// Sets the title of a state; other states fall back to the normal state's.
  public func setTitle(_ title: String?, for state: State) {
    titles[exactly: state] = title
    contentsDidChange()
  }

  /// Sets the attributed title of a state, which takes precedence over a plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    contentsDidChange()
  }

  /// Sets the colour of the title in a state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    setNeedsLayout()
  }

  /// Sets the image of a state; other states fall back to the normal state's.
  public func setImage(_ image: UIImage?, for state: State) {
    missedImage = MissedLookup.image.take(for: image) ?? (image == nil ? missedImage : nil)
    images[exactly: state] = image
    contentsDidChange()
  }

  /// Sets the image behind title and image in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    missedImage = MissedLookup.image.take(for: image) ?? (image == nil ? missedImage : nil)
    backgroundImages[exactly: state] = image
    contentsDidChange()
  }

  /// Sets the default size and weight of symbols in a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[exactly: state] = configuration
    contentsDidChange()
  }

  /// Returns the title of a state.
  public func title(for state: State) -> String? { titles[state] }
  /// Returns the attributed title of a state.
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

  /// The current title.
  public var currentTitle: String? { titles[state] }
  /// The current attributed title.
  public var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }
  /// The current image.
  public var currentImage: UIImage? { images[state] }
  /// The current background image.
  public var currentBackgroundImage: UIImage? { backgroundImages[state] }
  /// The current symbol's default size and weight.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  /// The current colour of the title.
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

  /// The opacity of title and image: in a system button they fade when highlighted.
  var contentOpacity: CGFloat {
    tintsContents && isHighlighted && titleColors[exactly: .highlighted] == nil ? 0.2 : 1
  }
}
