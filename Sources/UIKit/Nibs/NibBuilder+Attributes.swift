internal import Foundation
internal import InterfaceBuilder

// What the file says of a view, in UIKit's terms.
extension NibBuilder {
  func apply(_ model: IBView, to view: UIView) {
    applyGeometry(model, to: view)
    applyTraits(model.traits, to: view)
    applyPriorities(model, to: view)
    applyMargins(model, to: view)
    if let color = model.backgroundColor { view.backgroundColor = self.color(color, model.element) }
    if let color = model.tintColor { view.tintColor = self.color(color, model.element) }
    applyContentSize(model, to: view)
    switch model.content {
    case .label(let label): (view as? UILabel).map { apply(label, of: model, to: $0) }
    case .image(let image): (view as? UIImageView).map { apply(image, of: model, to: $0) }
    case .stack(let stack): (view as? UIStackView).map { apply(stack, of: model, to: $0) }
    case .cell(let cell): apply(cell, of: model, to: view)
    case .other: applyControl(model, to: view)
    }
  }

  private func applyGeometry(_ model: IBView, to view: UIView) {
    let isContentView = model.role == .keyed("contentView")
    let size = frame(of: model).size
    view.frame = isContentView ? CGRect(origin: .zero, size: size) : frame(of: model)
    view.contentMode = UIView.ContentMode(model.contentMode)
    guard !isContentView else { return }
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(model.autoresizing.rawValue))
    view.translatesAutoresizingMaskIntoConstraints =
      model.translatesAutoresizingMask || model.traits.hasFixedFrame
  }

  private func applyTraits(_ traits: IBViewTraits, to view: UIView) {
    view.isHidden = traits.isHidden
    view.alpha = min(max(traits.alpha, 0), 1)
    view.tag = traits.tag
    view.clipsToBounds = traits.clipsSubviews
    view.isUserInteractionEnabled = traits.isUserInteractionEnabled
    view.autoresizesSubviews = traits.autoresizesSubviews
    view.semanticContentAttribute = UISemanticContentAttribute(traits.semanticContent)
  }

  private func applyPriorities(_ model: IBView, to view: UIView) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(model.hugging.priority(for: axis), for: axis)
      view.setContentCompressionResistancePriority(
        model.compressionResistance.priority(for: axis), for: axis)
    }
  }

  private func applyMargins(_ model: IBView, to view: UIView) {
    view.preservesSuperviewLayoutMargins = model.traits.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = model.traits.insetsLayoutMarginsFromSafeArea
    if let margins = model.layoutMargins {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    } else if usesCanvasMargins, let root, model.role == .keyed("contentView") || model == root,
      let margins = CanvasMargins(document, root: root).margins(of: model)
    {
      view.directionalLayoutMargins = margins
    }
  }

  /// An item of a collection has the margins of the canvas in a preview too: its stored size, the only
  /// one that is known, was made with them.
  private var usesCanvasMargins: Bool {
    options.isCanvas || options.purpose == .preview && root?.cell?.kind != .tableViewCell
  }

  /// A size of the designer, or the one on the canvas, in place of the contents' own.
  private func applyContentSize(_ model: IBView, to view: UIView) {
    guard options.usesPlaceholderSizes else { return }
    let stored = view.nibOrigin?.storedFrame?.size
    if options.usesStoredSizes, let stored, NibElement.hasContentSize(model) {
      view.standInForContent(width: stored.width, height: stored.height)
    }
    if let placeholder = model.placeholderSize {
      let none = UIView.noIntrinsicMetric
      if model.element["placeholderIntrinsicWidth"] != nil {
        view.nibOrigin?.contentWidth = placeholder.width.map { CGFloat($0) } ?? none
      }
      if model.element["placeholderIntrinsicHeight"] != nil {
        view.nibOrigin?.contentHeight = placeholder.height.map { CGFloat($0) } ?? none
      }
    }
  }

  // MARK: Kinds of views

  private func apply(_ label: IBLabel, of model: IBView, to view: UILabel) {
    view.font = label.font.map { font($0, model.element, defaultSize: 17) } ?? view.font
    if let color = label.textColor { view.textColor = self.color(color, model.element) }
    view.numberOfLines = max(0, label.numberOfLines)
    view.lineBreakMode = NSLineBreakMode(label.lineBreakMode)
    view.textAlignment = NSTextAlignment(label.alignment)
    view.text = label.text
    view.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFit
    view.minimumScaleFactor = label.minimumScale(of: view.font.pointSize)
    view.adjustsFontForContentSizeCategory = label.adjustsFontForContentSizeCategory
    view.isEnabled = label.isEnabled
    if let width = label.preferredMaxLayoutWidth, width > 0, width <= 100_000 {
      view.preferredMaxLayoutWidth = width
    }
    applyLooks(of: model.element, to: view)
    if let text = label.attributedText {
      view.attributedText = attributedString(text, in: model.element)
    }
  }

  private func applyLooks(of element: IBElement, to view: UILabel) {
    view.isHighlighted = element.bool("highlighted") ?? false
    view.highlightedTextColor = color("highlightedColor", of: element)
    view.shadowColor = color("shadowColor", of: element)
    if let offset = element.size("shadowOffset") { view.shadowOffset = offset }
    view.allowsDefaultTighteningForTruncation =
      element.bool("adjustsLetterSpacingToFitWidth") ?? false
    switch element["baselineAdjustment"] {
    case "alignCenters": view.baselineAdjustment = .alignCenters
    case "none": view.baselineAdjustment = .none
    default: break
    }
  }

  private func apply(_ image: IBImageView, of model: IBView, to view: UIImageView) {
    let element = model.element
    view.preferredSymbolConfiguration = symbolConfiguration(
      "preferredSymbolConfiguration", of: element)
    view.isHighlighted = element.bool("highlighted") ?? false
    if let name = image.highlightedName {
      view.highlightedImage = images.image(named: name, isSymbol: image.isSymbol)
    }
    guard let name = image.name else { return }
    view.image = images.image(named: name, isSymbol: image.isSymbol)
    guard let shown = view.image else { return standIn(for: image, named: name, model, in: view) }
    if let reference = element.child(named: "imageReference", key: "image") {
      view.image = configured(shown, by: reference, in: element)
    }
  }

  /// Lets a size of the file count in place of that of a missing picture.
  private func standIn(
    for image: IBImageView, named name: String, _ model: IBView, in view: UIImageView
  ) {
    if image.isSymbol, let size = view.nibOrigin?.storedFrame?.size {
      note(model.element, .missing(.symbol(name)))
      view.standInForContent(width: size.width, height: size.height)
    } else if let size = images.storedSize(of: name), !image.isSymbol {
      note(model.element, .missing(.image(name, hasSize: true)))
      view.standInForContent(width: size.width, height: size.height)
    } else {
      note(model.element, .missing(.image(name, hasSize: false)))
    }
  }

  private func apply(_ stack: IBStack, of model: IBView, to view: UIStackView) {
    view.axis = stack.axis == .vertical ? .vertical : .horizontal
    view.distribution = UIStackView.Distribution(stack.distribution)
    view.alignment = UIStackView.Alignment(stack.alignment)
    view.spacing =
      stack.usesStandardSpacing
      ? UIStackView.spacingUseSystem : min(max(stack.spacing, -100_000), 100_000)
    view.isBaselineRelativeArrangement = stack.isBaselineRelative
    // Interface Builder stores margins with a stack exactly where it is to keep to them.
    view.isLayoutMarginsRelativeArrangement = model.layoutMargins != nil
  }
}

extension IBLabel {
  /// The smallest factor of the font's size, which old files state by the size itself.
  fileprivate func minimumScale(of pointSize: CGFloat) -> CGFloat {
    let factor = minimumScaleFactor ?? minimumFontSize.map { $0 / max(pointSize, 1) } ?? 0
    return min(max(factor, 0), 1)
  }
}

extension IBAxisPriorities {
  fileprivate func priority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(Float(axis == .horizontal ? horizontal : vertical))
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ margins: IBMargins) {
    self.init(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing)
  }
}
