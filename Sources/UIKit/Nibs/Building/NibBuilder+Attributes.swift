internal import Foundation
internal import InterfaceBuilder

// Applies a view's attributes in the file.
extension NibBuilder {
  func apply(_ model: IBView, to view: UIView) {
    applyGeometry(model, to: view)
    applyTraits(model.traits, to: view)
    applyPriorities(model, to: view)
    applyMargins(model, to: view)
    if let color = model.backgroundColor { view.backgroundColor = self.color(color, model.element) }
    if let color = model.tintColor { view.tintColor = self.color(color, model.element) }
    applyContentSize(model, to: view)
    ViewDescription.of(model)?.decode(model, into: view, by: self)
    applyDesignedFont(model, to: view)
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
    view.preservesSuperviewLayoutMargins =
      model.traits.preservesSuperviewLayoutMargins || hasLeastMargins(model)
    view.insetsLayoutMarginsFromSafeArea = model.traits.insetsLayoutMarginsFromSafeArea
    if let margins = model.layoutMargins {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    } else if usesCanvasMargins, let root, model.role == .keyed("contentView") || model == root,
      let margins = CanvasMargins(document, root: root).margins(of: model)
    {
      view.directionalLayoutMargins = margins
    }
  }

  /// Whether the margins of a content view in the file are made as wide as those of its cell on the canvas.
  private func hasLeastMargins(_ model: IBView) -> Bool {
    guard options.isCanvas, model.role == .keyed("contentView"), let root else { return false }
    return model.layoutMargins != nil && CanvasMargins(document, root: root).areLeast
  }

  /// An item of a collection has the canvas's margins in a preview too, as its stored size, the only known one, was
  /// computed with them.
  private var usesCanvasMargins: Bool {
    options.isCanvas || options.purpose == .preview && root?.cell?.kind != .tableViewCell
  }

  /// A placeholder size of the designer, or one on the canvas, instead of the intrinsic size.
  ///
  /// Xcode runs the code of designable views for its canvas and writes their intrinsic sizes into the file.
  private func applyContentSize(_ model: IBView, to view: UIView) {
    guard options.usesPlaceholderSizes else { return }
    let stored = view.nibOrigin?.storedFrame?.size
    if options.usesStoredSizes, let stored, model.hasContentSize || model.isOwnContent {
      view.usePlaceholderSize(stored)
    }
    let none = UIView.noIntrinsicMetric
    if options.purpose == .canvas, let size = designedSize(of: model) {
      view.placeholderSize.width = size.width.map { CGFloat($0) } ?? none
      view.placeholderSize.height = size.height.map { CGFloat($0) } ?? none
    }
    if let placeholder = model.placeholderSize {
      if model.element["placeholderIntrinsicWidth"] != nil {
        view.placeholderSize.width = placeholder.width.map { CGFloat($0) } ?? none
      }
      if model.element["placeholderIntrinsicHeight"] != nil {
        view.placeholderSize.height = placeholder.height.map { CGFloat($0) } ?? none
      }
    }
  }

  private func designedSize(of model: IBView) -> IBPlaceholderSize? {
    model.id.flatMap { document.designableSizes[$0] }
  }

  /// Gives a designable label on the canvas the system font in the whole size with a line as high as Xcode computed,
  /// unless the label's own has one or it is the height of several lines.
  ///
  /// Only the label's code knows its font, which places its baseline: two cells of one repository.
  private func applyDesignedFont(_ model: IBView, to view: UIView) {
    guard options.isCanvas, let label = view as? UILabel, let font = label.font,
      let height = designedSize(of: model)?.height, abs(height - font.lineHeight) >= 1,
      height < 1.5 * font.lineHeight
    else { return }
    label.font = .systemFont(ofSize: (height * font.pointSize / font.lineHeight).rounded(.down))
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
