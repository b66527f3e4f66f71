internal import Foundation
internal import Graphics

// Brings the button's parts up to date and asks them for their sizes.
extension UIButton {
  /// Gives title, image and background to the views that show them.
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
    place(imageHolder, if: currentImage != nil, at: subviews.count)
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

  /// The colour of the image where it is not the button's tint.
  private var imageTint: UIColor? {
    if tintsContents && !isEnabled { return .tertiaryLabel }
    return buttonType == .close ? .secondaryLabel : nil
  }

  private func showPlainTitle() {
    let attributed = currentAttributedTitle
    place(titleView, if: attributed != nil || currentTitle?.isEmpty == false, at: subviews.count)
    if let attributed {
      if titleView.attributedText != attributed { titleView.attributedText = attributed }
    } else {
      titleView.text = currentTitle
      titleView.textColor = currentTitleColor
    }
  }

  /// What lies over the image of a custom button: black under a finger, what is behind if disabled.
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
