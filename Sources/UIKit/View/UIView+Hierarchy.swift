extension UIView {
  /// The superview, whatever a subclass overrides.
  package internal(set) var storedSuperview: UIView? {
    get { containingView }
    set {
      containingView = newValue
      forgetTraits()
      forgetHost()
    }
  }

  /// UIKit's order of calls: the view learns that it will move to the superview and the window, both superviews that
  /// they lose or get it, and the view that it has moved, to the window first.
  func insert(_ view: UIView, at index: Int) {
    // Nothing is in a view without subviews, and looking would make deep trees slow.
    precondition(
      view !== self && (view.storedSubviews.isEmpty || !isInside(view)),
      "A view cannot contain itself.")
    guard view.storedSuperview !== self else { return reorder(view, to: index) }
    guard admits(view) else { return view.leaveSuperview() }
    view.willMove(toSuperview: self)
    view.announce(window)
    view.detach()
    view.layoutEngine = nil
    storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    view.storedSuperview = self
    invalidateEngine()
    setNeedsLayout()
    view.noticeWindow()
    view.call(.didMoveToSuperview, else: ()) { view.didMoveToSuperview() }
    call(.didAddSubview, else: ()) { didAddSubview(view) }
  }

  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = storedSubviews.filter { $0 !== view }
    insert(view, at: others.firstIndex(of: sibling).map { $0 + offset } ?? others.count)
  }

  func leaveSuperview() {
    guard storedSuperview != nil else { return }
    willMove(toSuperview: nil)
    announce(nil)
    detach()
    noticeWindow()
    call(.didMoveToSuperview, else: ()) { didMoveToSuperview() }
  }

  /// Removes the view from its superview, with the constraints between it and its ancestors.
  private func detach() {
    guard let superview = storedSuperview else { return }
    superview.willRemoveSubview(self)
    invalidateEngine()
    for ancestor in superview.ancestors {
      ancestor.uninstallConstraints(into: self)
    }
    superview.storedSubviews.removeAll { $0 === self }
    superview.subviewDidChange(self, .removal)
    superview.setNeedsLayout()
    storedSuperview = nil
    isTiedToOutside = false
  }

  /// Moves a subview to a position among the others, counted from the back.
  private func reorder(_ view: UIView, to index: Int) {
    move(view) { $0.insert(view, at: min(max(index, 0), $0.count)) }
  }

  func swapSubviews(_ index1: Int, _ index2: Int) {
    precondition(
      storedSubviews.indices.contains(index1) && storedSubviews.indices.contains(index2),
      "Indices \(index1) and \(index2) are out of bounds of \(storedSubviews.count) subviews.")
    storedSubviews.swapAt(index1, index2)
  }

  func isInside(_ view: UIView) -> Bool {
    ancestors.contains { $0 === view }
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let tagged = subview.viewWithTag(tag) { return tagged }
    }
    return nil
  }

  var rootView: UIView {
    var view = layoutHost
    while let next = view.storedSuperview { view = next.layoutHost }
    return view
  }

  func nearestCommonAncestor(_ other: UIView) -> UIView? {
    for ancestor in ancestors
    where other.isDescendant(of: ancestor) {
      return ancestor
    }
    return nil
  }

  func move(_ view: UIView, _ place: (inout [UIView]) -> Void) {
    guard view.storedSuperview === self else { return }
    storedSubviews.removeAll { $0 === view }
    place(&storedSubviews)
  }
}
