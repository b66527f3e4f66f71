internal import Foundation

extension UIStackView {

  func forget(_ view: UIView) {
    guard arrangedSubviews.contains(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  /// Takes a view out of the order, before it gets another place in it.
  func liftOut(_ view: UIView) {
    // Only subviews are arranged; looking for each new view would make long stacks slow.
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
  }

  var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Returns the distance in points from one arranged view to the next one.
  func spacing(after view: UIView) -> CGFloat {
    usesSystemSpacing(after: view) ? SystemSpacing.betweenSiblings : ownSpacing(after: view)
  }

  /// Returns the sum of the distances between views in their order.
  func spacing(between views: [UIView]) -> CGFloat {
    views.dropLast().reduce(0) { $0 + spacing(after: $1) }
  }

  /// Whether the distance after an arranged view is the system's, which depends on the fonts between baselines.
  func usesSystemSpacing(after view: UIView) -> Bool {
    ownSpacing(after: view) == Self.spacingUseSystem
  }

  private func ownSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  /// The first of the visible views whose contents are tallest.
  var tallestSubview: UIView? {
    var tallest: (view: UIView, height: Double)?
    for view in visibleSubviews {
      let height = view.contentHeight
      if height > tallest?.height ?? -.infinity { tallest = (view, height) }
    }
    return tallest?.view
  }
}

extension UIView {
  /// The intrinsic height before layout; 0 without one.
  fileprivate var contentHeight: Double {
    guard let stack = self as? UIStackView else { return max(0, layoutContentSize.height) }
    let views = stack.visibleSubviews
    let heights = views.map(\.contentHeight)
    guard stack.axis == .vertical else { return heights.max() ?? 0 }
    return heights.reduce(0, +) + stack.spacing(between: views)
  }
}
