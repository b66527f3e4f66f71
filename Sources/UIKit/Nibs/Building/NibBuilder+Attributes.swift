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
    if let spoken = model.element.child(key: "accessibilityConfiguration") {
      view.applyAccessibility(spoken)
    }
    ViewDescription.of(model)?.decode(model, into: view, by: self)
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
    view.ownMargins.followReadableWidth = model.traits.followsReadableWidth
    if let margins = model.layoutMargins {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    } else if options.purpose == .preview, let root, let margins = document.screenMargins(of: root),
      model == root.contentModel
    {
      view.directionalLayoutMargins = margins
    }
  }

  /// The designer's placeholder instead of the intrinsic size, which an app's code decides.
  private func applyContentSize(_ model: IBView, to view: UIView) {
    guard options.purpose == .preview, let size = model.placeholderSize else { return }
    view.placeholderSize = PlaceholderSize(
      width: size.width.map { CGFloat($0) }, height: size.height.map { CGFloat($0) })
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
