internal import Foundation
internal import Graphics

// Updates the button's parts and returns their sizes.
extension UIButton {
  /// The font of a title that an app does not set.
  var standardTitleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

  /// Sets title, image and background of the views that show them.
  func updateContents() {
    updateConfigurationIfNeeded()
    if let configuration {
      show(configuration)
    } else {
      showPlainContents()
    }
  }

  private func showPlainContents() {
    subtitleView.removeFromSuperview()
    activityIndicator.removeFromSuperview()
    place(backgroundView, if: currentBackgroundImage != nil, at: 0)
    backgroundView.image = currentBackgroundImage
    place(imageHolder, if: currentImage != nil, at: storedSubviews.count)
    imageHolder.image = currentImage
    imageHolder.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    imageHolder.tintsPictures = tintsContents
    imageHolder.contentMode = .scaleToFill
    imageHolder.dimming = imageDimming
    showPlainTitle()
    titleView.alpha = contentOpacity
    imageHolder.alpha = contentOpacity
    imageHolder.tintColor = imageTint
  }

  /// The colour of the image if it is not the button's tint.
  private var imageTint: UIColor? {
    if tintsContents && !isEnabled { return .tertiaryLabel }
    return buttonType == .close ? .secondaryLabel : nil
  }

  private func showPlainTitle() {
    let attributed = currentAttributedTitle
    place(
      titleView, if: attributed != nil || currentTitle?.isEmpty == false, at: storedSubviews.count)
    if let attributed {
      guard titleView.attributedText != attributed else { return }
      // Characters without a colour of their own have the title's, except in a custom button.
      if buttonType != .custom { titleView.textColor = currentTitleColor }
      titleView.attributedText = attributed
    } else {
      titleView.text = currentTitle
      titleView.textColor = currentTitleColor
    }
  }

  /// The overlay on a custom button's image: black when highlighted, the background when disabled.
  private var imageDimming: UIImageView.Dimming? {
    guard buttonType == .custom else { return nil }
    if !isEnabled && adjustsImageWhenDisabled && images[exactly: .disabled] == nil { return .faded }
    if isHighlighted && adjustsImageWhenHighlighted && images[exactly: .highlighted] == nil {
      return .darkened
    }
    return nil
  }

  /// Adds or removes a part.
  func place(_ view: UIView, if isShown: Bool, at index: Int) {
    if isShown, view.superview !== self {
      insertSubview(view, at: index)
    } else if !isShown, view.superview === self {
      view.removeFromSuperview()
    }
  }
}
