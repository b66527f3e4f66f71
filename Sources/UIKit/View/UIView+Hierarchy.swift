extension UIView {
  /// UIKit's order of calls: the view learns that it will move to the superview and the window, both superviews that
  /// they lose or get it, and the view that it has moved, to the window first.
  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self && !isDescendant(of: view), "A view cannot contain itself.")
    guard view.superview !== self else { return reorder(view, to: index) }
    view.willMove(toSuperview: self)
    view.announce(window)
    view.detach()
    view.layoutEngine = nil
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    invalidateEngine()
    setNeedsLayout()
    view.noticeWindow()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex(of: sibling).map { $0 + offset } ?? others.count)
  }

  func leaveSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    announce(nil)
    detach()
    noticeWindow()
    didMoveToSuperview()
  }

  /// Removes the view from its superview, with the constraints between it and its ancestors.
  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    invalidateEngine()
    for ancestor in sequence(first: superview, next: \.superview) {
      ancestor.uninstallConstraints(into: self)
    }
    superview.subviews.removeAll { $0 === self }
    superview.subviewDidChange(self, .removal)
    superview.setNeedsLayout()
    self.superview = nil
    isTiedToOutside = false
  }

  /// Moves a subview to a position among the others, counted from the back.
  private func reorder(_ view: UIView, to index: Int) {
    move(view) { $0.insert(view, at: min(max(index, 0), $0.count)) }
  }

  func swapSubviews(_ index1: Int, _ index2: Int) {
    precondition(
      subviews.indices.contains(index1) && subviews.indices.contains(index2),
      "Indices \(index1) and \(index2) are out of bounds of \(subviews.count) subviews.")
    subviews.swapAt(index1, index2)
  }

  func isInside(_ view: UIView) -> Bool {
    var outer: UIView? = self
    while let present = outer, present !== view { outer = present.superview }
    return outer != nil
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let tagged = subview.viewWithTag(tag) { return tagged }
    }
    return nil
  }

  var rootView: UIView {
    var view = layoutHost
    while let next = view.superview { view = next.layoutHost }
    return view
  }

  func nearestCommonAncestor(_ other: UIView) -> UIView? {
    for ancestor in sequence(first: self, next: \.superview)
    where other.isDescendant(of: ancestor) {
      return ancestor
    }
    return nil
  }

  func move(_ view: UIView, _ place: (inout [UIView]) -> Void) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    place(&subviews)
  }
}
