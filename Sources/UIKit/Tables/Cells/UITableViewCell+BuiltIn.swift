internal import Foundation

extension UITableViewCell: NamedParts {
  var namedParts: [(UIView?, String)] {
    [
      (contentView, "contentView"), (madeTextLabel, "textLabel"),
      (madeDetailTextLabel, "detailTextLabel"), (madeImageView, "imageView"),
      (accessoryView, "accessoryView"), (backgroundView, "backgroundView"),
      (selectedBackgroundView, "selectedBackgroundView"),
    ]
  }
}

// The content of the built-in styles.
extension UITableViewCell {
  var builtInTextLabel: UILabel {
    if let madeTextLabel { return madeTextLabel }
    let label = makeLabel(style == .value2 ? .caption1 : .body)
    if style == .value2 {
      label.textColor = .tintColor
      label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
    madeTextLabel = label
    return label
  }

  var builtInDetailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let madeDetailTextLabel { return madeDetailTextLabel }
    let label = makeLabel(detailTextStyle)
    if style == .value1 { label.textColor = .secondaryLabel }
    madeDetailTextLabel = label
    return label
  }

  var builtInImageView: UIImageView? {
    guard style != .value2 else { return nil }
    if let madeImageView { return madeImageView }
    let view = UIImageView()
    contentView.addSubview(view)
    madeImageView = view
    return view
  }

  private var detailTextStyle: UIFont.TextStyle {
    switch style {
    case .default, .value1: .body
    case .value2: .subheadline
    case .subtitle: .caption1
    }
  }

  /// The style, which only a proof changes: labels with its fonts and colours have those of another one then.
  var styleOfProof: CellStyle {
    get { style }
    set {
      let font = UIFont.styled(detailTextStyle)
      let color = detailTextColor
      style = newValue
      if let label = madeDetailTextLabel {
        if label.font == font { label.font = .styled(detailTextStyle) }
        if label.textColor == color { label.textColor = detailTextColor }
      }
      setNeedsLayout()
    }
  }

  private var detailTextColor: UIColor { style == .value1 ? .secondaryLabel : .label }

  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .styled(style)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    return label
  }

  var hasBuiltInContent: Bool {
    madeTextLabel?.text?.isEmpty == false || madeDetailTextLabel?.text?.isEmpty == false
      || madeImageView?.pictureSize != nil
  }

  func layOutBuiltInContent() {
    guard madeTextLabel != nil || madeDetailTextLabel != nil || madeImageView != nil else { return }
    let layout = builtInLayout(size: contentView.bounds.size)
    let isMirrored = contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ rect: CGRect) {
      var rect = rect
      if isMirrored { rect.origin.x = contentView.bounds.width - rect.maxX }
      guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
      layoutUpdateDepth += 1
      view.frame = rect
      layoutUpdateDepth -= 1
    }
    place(madeImageView, layout.imageFrame)
    place(madeTextLabel, layout.textFrame)
    place(madeDetailTextLabel, layout.detailFrame)
  }

  /// Arranges the built-in content again if one of its views has changed.
  func contentDidChange(_ view: UIView) {
    let parts = [madeTextLabel, madeDetailTextLabel, madeImageView] as [UIView?]
    if parts.contains(where: { $0 === view }) { setNeedsLayout() }
  }

  func builtInLayout(size: CGSize) -> BuiltInCellLayout {
    BuiltInCellLayout(
      style: style, size: size, margins: contentView.directionalLayoutMargins,
      indentation: indentation,
      text: madeTextLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil },
      detail: madeDetailTextLabel.flatMap { $0.text?.isEmpty == false ? $0 : nil },
      image: madeImageView?.pictureSize,
      isSymbol: madeImageView?.image?.isSymbolImage == true, scale: traitCollection.displayScale,
      metrics: systemMetrics)
  }

  func builtInHeight(width: CGFloat) -> CGFloat {
    guard hasBuiltInContent else { return Self.standardHeight }
    let spare = bounds.width - contentFrame(in: bounds).width
    return builtInLayout(size: CGSize(width: max(0, width - spare), height: 0)).neededHeight
  }

  /// The distance of the text from the content view's leading edge.
  var builtInTextStart: CGFloat { builtInLayout(size: contentView.bounds.size).textStart }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
}

extension UIImageView {
  /// The size of the image, or of the placeholder of a missing one; nil for no image.
  fileprivate var pictureSize: CGSize? {
    if let image { return image.size }
    let size = layoutContentSize
    return size.width > 0 && size.height > 0 ? size : nil
  }
}
