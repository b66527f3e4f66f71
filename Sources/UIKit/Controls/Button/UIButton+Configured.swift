internal import Foundation
internal import Graphics

// The content of a button with a configuration.
extension UIButton {
  func show(_ configuration: Configuration) {
    backgroundView.removeFromSuperview()
    showCustomBackground(configuration.background.customView)
    let colors = ConfigurationColors(configuration, of: self)
    showTitles(configuration, foreground: colors.foreground)
    showImage(configuration, foreground: colors.foreground)
    for view in [titleView, subtitleView, imageHolder] { view.alpha = colors.foregroundOpacity }
  }

  private func showTitles(_ configuration: Configuration, foreground: UIColor) {
    let size = configuration.buttonSize
    let title = configuration.attributedTitle ?? currentTitle.map { AttributedString($0) }
    let alignment = configuration.textAlignment(isRightToLeft: readsRightToLeft)
    show(
      title, in: titleView, style: size.titleStyle, color: foreground,
      lineBreakMode: configuration.titleLineBreakMode,
      transformer: configuration.titleTextAttributesTransformer, alignment: alignment)
    show(
      configuration.attributedSubtitle, in: subtitleView, style: size.subtitleStyle,
      color: foreground, lineBreakMode: configuration.subtitleLineBreakMode,
      transformer: configuration.subtitleTextAttributesTransformer, alignment: alignment)
  }

  private func show(
    _ text: AttributedString?, in label: UILabel, style: UIFont.TextStyle, color: UIColor,
    lineBreakMode: NSLineBreakMode, transformer: UIConfigurationTextAttributesTransformer?,
    alignment: NSTextAlignment
  ) {
    place(label, if: text?.characters.isEmpty == false, at: storedSubviews.count)
    guard let text else { return }
    let font = UIFont.styled(style, in: traitCollection)
    let style = TitleStyle(font: font, color: color, transformer: transformer)
    style.apply(to: label, text: text)
    label.textAlignment = alignment
    label.lineBreakMode = lineBreakMode
    label.numberOfLines = lineBreakMode.wraps ? 0 : 1
  }

  private func showImage(_ configuration: Configuration, foreground: UIColor) {
    let image = configuration.image ?? currentImage
    place(
      imageHolder, if: image != nil && !configuration.showsActivityIndicator,
      at: storedSubviews.count)
    imageHolder.image = image
    imageHolder.dimming = nil
    imageHolder.tintsPictures = true
    imageHolder.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
    imageHolder.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(textStyle: configuration.buttonSize.titleStyle)
    imageHolder.contentMode = .scaleToFill
    place(activityIndicator, if: configuration.showsActivityIndicator, at: storedSubviews.count)
    guard configuration.showsActivityIndicator else { return }
    activityIndicator.color =
      configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
    activityIndicator.startAnimating()
  }

  // MARK: Size and position

  /// The view at the image's position; nil without one.
  private var accessory: UIView? {
    [activityIndicator, imageHolder].first { $0.superview === self }
  }

  func configuredContentSize(_ configuration: Configuration, width: CGFloat?) -> CGSize {
    let insets = configuration.contentInsets
    let room = width.map { $0 - insets.leading - insets.trailing } ?? .greatestFiniteMagnitude
    let arrangement = ConfiguredArrangement(
      configuration, title: titleView.shownText(in: self),
      subtitle: subtitleView.shownText(in: self),
      image: accessory?.intrinsicContentSize, room: room)
    return CGSize(
      width: arrangement.size.width + insets.leading + insets.trailing,
      height: arrangement.size.height + insets.top + insets.bottom)
  }

  func layOutConfiguredContents(_ configuration: Configuration) {
    placeCustomBackground(configuration)
    let insets = configuration.contentInsets
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: readsRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: readsRightToLeft ? insets.leading : insets.trailing))
    let arrangement = ConfiguredArrangement(
      configuration, title: titleView.shownText(in: self),
      subtitle: subtitleView.shownText(in: self),
      image: accessory?.intrinsicContentSize, room: area.width)
    let frames = arrangement.frames(
      in: area, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: readsRightToLeft)
    titleView.frame = pixelGrid.moved(frames.title)
    subtitleView.frame = pixelGrid.moved(frames.subtitle)
    accessory?.frame = pixelGrid.moved(frames.image)
  }

  func drawConfiguredBackground(_ configuration: Configuration, into canvas: inout Canvas) {
    let colors = ConfigurationColors(configuration, of: self)
    let rect = rect(of: configuration.background, marginsOf: self)
    let radius = colors.cornerRadius(height: rect.height)
    canvas.fillRounded(rect, radius: radius, resolved(colors.background))
    draw(configuration.background, in: rect, radius: radius, into: &canvas)
  }

  private func showCustomBackground(_ view: UIView?) {
    if customBackground !== view, customBackground?.superview === self {
      customBackground?.removeFromSuperview()
    }
    customBackground = view
    if let view, view.superview !== self { insertSubview(view, at: 0) }
  }

  private func placeCustomBackground(_ configuration: Configuration) {
    guard let customBackground else { return }
    let rect = rect(of: configuration.background, marginsOf: self)
    let colors = ConfigurationColors(configuration, of: self)
    customBackground.frame = rect
    customBackground.layer.cornerRadius = colors.cornerRadius(height: rect.height)
    customBackground.clipsToBounds = true
  }
}

extension UILabel {
  /// The label if it is visible in a button.
  fileprivate func shownText(in button: UIButton) -> UILabel? {
    superview === button ? self : nil
  }
}

extension PixelGrid {
  /// Returns a rectangle of the same size with its corner on the nearest pixel.
  func moved(_ rect: CGRect) -> CGRect {
    CGRect(x: snapped(rect.minX), y: snapped(rect.minY), width: rect.width, height: rect.height)
  }
}

extension NSLineBreakMode {
  /// Whether a title with this mode may have several lines.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UIButton.Configuration {
  /// How the lines of title and subtitle are aligned.
  fileprivate func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
    switch resolvedTitleAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center, .automatic: .center
    }
  }

  /// Text next to an image is aligned with it, other text is centred.
  var resolvedTitleAlignment: TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    guard image != nil || showsActivityIndicator else { return .center }
    switch imagePlacement {
    case .leading: return .leading
    case .trailing: return .trailing
    default: return .center
    }
  }
}
