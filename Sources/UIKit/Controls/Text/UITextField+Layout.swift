internal import Foundation
internal import Graphics

extension UITextField {
  /// Heights that the font does not give.
  struct Metrics: Equatable {
    /// What a field has more than its line.
    let room: CGFloat
    /// The height of a field with a rounded border in fonts up to 17 points.
    let framedHeight: CGFloat
    /// The least height of an empty field without a border.
    var emptyHeight: CGFloat = 0

    /// Those of iOS 14 and later (rule `text-field-14`).
    static let system = Metrics(room: 1, framedHeight: 34)
    /// Those up to iOS 13 (rule `text-field-13`).
    static let system13 = Metrics(room: 0, framedHeight: 30)
    /// Those of iOS 26: an empty field has the height of the standard font in a smaller one, too (rule `text-field-26`).
    static let system26 = Metrics(room: 1, framedHeight: 34, emptyHeight: 22)
  }

  private var metrics: Metrics { systemMetrics.textField }

  var isEmpty: Bool { (text ?? "").isEmpty }
  /// The font in the present text size.
  var shownFont: UIFont {
    (font ?? .systemFont(ofSize: 17)).shown(
      in: traitCollection, followingContentSize: adjustsFontForContentSizeCategory)
  }
  private var showsLeft: Bool { leftView != nil && leftViewMode.isShown }
  private var showsRight: Bool { rightView != nil && rightViewMode.isShown }
  var showsClearButton: Bool { clearButtonMode.isShown && !isEmpty && !showsRight }

  /// Sets the texts of the labels that show them.
  func updateLabels() {
    textView.isHidden = isEmpty
    placeholderView.isHidden = !isEmpty
    for label in [textView, placeholderView] {
      label.font = font ?? .systemFont(ofSize: 17)
      label.textAlignment = textAlignment
      label.semanticContentAttribute = semanticContentAttribute
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumFontSize / max(1, shownFont.pointSize)
    }
    textView.alpha = isEnabled || ownTextColor != nil ? 1 : 0.5
    if isSecureTextEntry {
      textView.text = AccessibilityLabels.dots(for: text ?? "")
      textView.textColor = textColor
    } else if let attributedText, attributedText.string == text {
      if textView.attributedText != attributedText { textView.attributedText = attributedText }
    } else {
      textView.text = text
      textView.textColor = textColor
    }
    if let attributedPlaceholder {
      if placeholderView.attributedText != attributedPlaceholder {
        placeholderView.attributedText = attributedPlaceholder
      }
    } else {
      placeholderView.text = placeholder
      placeholderView.textColor = .placeholderText
    }
  }

  /// The distance of the text from the frame's sides.
  private var inset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  var fieldSize: CGSize {
    let label = isEmpty ? placeholderView : textView
    let text = label.intrinsicContentSize
    let line = shownFont.lineHeight.rounded(.up) + metrics.room
    var width = text.width + 2 * inset
    if showsLeft { width += leftViewRect(forBounds: bounds).width }
    if showsRight { width += rightViewRect(forBounds: bounds).width }
    if showsClearButton { width += Self.clearButtonRoom }
    let height =
      switch borderStyle {
      case .none: isEmpty ? max(line, metrics.emptyHeight) : line
      case .line: line + 6
      case .bezel, .roundedRect: max(metrics.framedHeight, line + 12)
      }
    return CGSize(width: width, height: height)
  }

  private static let clearButtonRoom: CGFloat = 24

  func sideRect(of view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let asked = view.intrinsicContentSize
    let size =
      view.bounds.size == .zero
      ? CGSize(width: max(0, asked.width), height: max(0, asked.height)) : view.bounds.size
    let border = borderStyle == .none ? 0 : inset
    return pixelGrid.moved(
      CGRect(
        x: isLeft ? bounds.minX + border : bounds.maxX - border - size.width,
        y: bounds.midY - size.height / 2, width: size.width, height: size.height))
  }

  func standardTextRect(in bounds: CGRect) -> CGRect {
    var left = inset
    var right = inset
    let (first, last) = (leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds))
    let firstWidth = showsLeft ? first.width : 0
    let lastWidth = showsRight ? last.width : showsClearButton ? Self.clearButtonRoom : 0
    left += readsRightToLeft ? lastWidth : firstWidth
    right += readsRightToLeft ? firstWidth : lastWidth
    return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }

  func standardClearRect(in bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    return CGRect(
      x: readsRightToLeft ? bounds.minX + 5 : bounds.maxX - side - 5, y: bounds.midY - side / 2,
      width: side, height: side)
  }

  func placeContents() {
    leftView?.isHidden = !showsLeft
    rightView?.isHidden = !showsRight
    if showsLeft { leftView?.frame = leftViewRect(forBounds: bounds) }
    if showsRight { rightView?.frame = rightViewRect(forBounds: bounds) }
    textView.frame = lineRect(of: textView, in: textRect(forBounds: bounds))
    placeholderView.frame = lineRect(of: placeholderView, in: placeholderRect(forBounds: bounds))
  }

  /// Returns the rectangle of one line in an area by the vertical alignment.
  private func lineRect(of label: UILabel, in area: CGRect) -> CGRect {
    let height = label.intrinsicContentSize.height
    let y =
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - height
      case .center, .fill: area.midY - height / 2
      }
    return CGRect(
      x: area.minX, y: pixelGrid.snapped(y), width: max(0, area.width), height: height)
  }

  var baselineFromTop: Double {
    let line = pixelGrid.ceiling(shownFont.lineHeight)
    return pixelGrid.snapped((fieldSize.height - line) / 2) + pixelGrid.snapped(shownFont.ascender)
  }

  // MARK: Drawing

  func drawFrame(into canvas: inout Canvas) {
    let rect = borderRect(forBounds: bounds)
    let line = 1 / pixelGrid.scale
    switch borderStyle {
    case .roundedRect:
      if backgroundColor == nil {
        canvas.fillRounded(rect, radius: 5, resolved(.systemBackground))
      }
      canvas.strokeRounded(rect, radius: 5, width: 2 * line, resolved(.systemGray4))
    case .bezel:
      canvas.strokeRounded(rect, radius: 0, width: 2 * line, resolved(.systemGray))
      canvas.strokeRounded(
        rect.insetBy(dx: 2 * line, dy: 2 * line), radius: 0, width: line, resolved(.systemGray4))
    case .line: canvas.strokeRounded(rect, radius: 0, width: 2 * line, resolved(.label))
    case .none: break
    }
    let image = isEnabled ? background : disabledBackground ?? background
    if let image, borderStyle != .roundedRect { draw(image, in: rect, tint: .label, into: &canvas) }
    if showsClearButton, let cross = UIImage(systemName: "xmark.circle.fill") {
      let area = clearButtonRect(forBounds: bounds)
      let centred = cross.displayed(in: traitCollection)
      let place = UIView.ContentMode.scaleAspectFit.rect(of: centred.size, in: area)
      draw(centred, in: place, tint: .tertiaryLabel, into: &canvas)
    }
  }

  private func draw(_ image: UIImage, in rect: CGRect, tint: UIColor, into canvas: inout Canvas) {
    canvas.draw(
      image.displayed(in: traitCollection), in: rect, tint: resolved(tint), isTemplate: false,
      isMirrored: readsRightToLeft, traits: traitCollection)
  }
}

extension UITextField: CentredText {
  var baselineFromMiddle: Double? {
    switch contentVerticalAlignment {
    case .center, .fill: baselineFromTop - fieldSize.height / 2
    case .top, .bottom: nil
    }
  }
}
