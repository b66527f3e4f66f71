public import Foundation

extension UIStackView {
  /// Adds a view at the end of the row or column, and to the subviews if it is not among them.
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at a position of the row or column, and adds it to the subviews if needed.
  ///
  /// A view that is arranged already moves. The order in which views are drawn does not change.
  public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "Index \(stackIndex) is out of bounds of a stack view with \(arrangedSubviews.count) other "
        + "arranged views.")
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: stackIndex)
    setNeedsArrangement()
  }

  /// Removes a view from the arrangement; it remains a subview until it is removed from its superview.
  public func removeArrangedSubview(_ view: UIView) { forget(view) }

  /// Sets the distance after one arranged view; `spacingUseDefault` restores `spacing`.
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// Returns the custom distance after an arranged view; `spacingUseDefault` if there is none.
  public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func forget(_ view: UIView) {
    guard arrangedSubviews.contains(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement()
  }

  var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Returns the distance in points from one arranged view to the next one.
  func spacing(after view: UIView) -> CGFloat {
    usesSystemSpacing(after: view) ? SystemSpacing.betweenSiblings : ownSpacing(after: view)
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
  /// The intrinsic height before layout; 0 if there is none.
  fileprivate var contentHeight: Double {
    guard let stack = self as? UIStackView else { return max(0, layoutContentSize.height) }
    let views = stack.visibleSubviews
    let heights = views.map(\.contentHeight)
    guard stack.axis == .vertical else { return heights.max() ?? 0 }
    return heights.reduce(0, +) + views.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
  }
}
