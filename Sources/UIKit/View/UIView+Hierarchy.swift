extension UIView {
  /// Adds a view in front of the others, taking it from its former superview.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at a position counted from the back, taking it from its former superview.
  public func insertSubview(_ view: UIView, at index: Int) {
    precondition(view !== self && !isDescendant(of: view), "A view cannot be inside of itself.")
    view.removeFromSuperview()
    view.layoutEngine = nil
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    invalidateEngine()
    setNeedsLayout()
    view.didMoveToSuperview()
    view.noticeWindow()
  }

  /// Inserts a view behind one of the subviews.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
  }

  /// Inserts a view in front of one of the subviews.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Takes the view out of its superview, with the constraints between it and the views above.
  public func removeFromSuperview() {
    guard let superview else { return }
    invalidateEngine()
    for ancestor in sequence(first: superview, next: \.superview) {
      ancestor.uninstallConstraints(into: self)
    }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    isTiedToOutside = false
    didMoveToSuperview()
    noticeWindow()
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { move(view) { $0.append(view) } }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { move(view) { $0.insert(view, at: 0) } }

  /// Returns whether the view is another one or inside of it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the view with a tag: this one or the first one below it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  var rootView: UIView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  func nearestCommonAncestor(_ other: UIView) -> UIView? {
    sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
  }

  private func move(_ view: UIView, _ place: (inout [UIView]) -> Void) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    place(&subviews)
  }
}
