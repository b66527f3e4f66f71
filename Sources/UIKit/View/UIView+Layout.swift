internal import Foundation

extension UIView {
  func updateConstraintsOfTree() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    if awaitsConstraintUpdate { updateConstraints() }
  }

  func contentsDidChangeSize() {
    invalidateEngine()
    superview?.subviewDidChange(self, .contents)
  }

  /// Asks for a drawing; pictures are always drawn anew, so there is nothing to do.
  public func setNeedsDisplay() {}

  /// Tells the engine of this view's tree that its constraints have changed.
  func invalidateEngine() {
    rootView.layoutEngine?.isStale = true
  }

  func fittingSize(_ target: FittingTarget) -> CGSize {
    target.horizontalPriority.requireLegal()
    target.verticalPriority.requireLegal()
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(host: self, purpose: .fitting(target))
    engine.solve()
    return engine.solvedSize(of: self)
  }

  /// Sets the frames of those subviews that constraints lay out.
  func applySolvedFrames() {
    guard let engine = rootView.layoutEngine else { return }
    engine.solveIfStale()
    for view in subviews where !view.translatesAutoresizingMaskIntoConstraints {
      view.place(engine.frame(of: view))
    }
    for guide in layoutGuides + systemGuides { guide.layoutFrame = engine.frame(of: guide) }
  }
}

/// One layout of a whole tree: constraints from the inside out, frames from the outside in.
@MainActor struct LayoutPass {
  let root: UIView

  /// Views may ask for layout while they are laid out; one that always does would never end.
  private static let roundLimit = 16

  func run() {
    for _ in 0..<Self.roundLimit {
      if root.engagesConstraints { root.updateConstraintsIfNeeded() }
      solve()
      guard layOut(root) else { return }
    }
  }

  private func solve() {
    guard root.treeUsesConstraints else {
      root.layoutEngine = nil
      return
    }
    let engine = root.layoutEngine ?? LayoutEngine(host: root, purpose: .hosting)
    root.layoutEngine = engine
    engine.solveIfStale()
    markMoved(root, engine)
  }

  /// Asks for layout where a subview's frame is no longer what the constraints say.
  private func markMoved(_ view: UIView, _ engine: LayoutEngine) {
    for guide in view.layoutGuides + view.systemGuides
    where engine.frame(of: guide) != guide.layoutFrame { view.needsLayout = true }
    for subview in view.subviews {
      if !subview.translatesAutoresizingMaskIntoConstraints,
        engine.frame(of: subview) != subview.frame
      {
        view.needsLayout = true
      }
      markMoved(subview, engine)
    }
  }

  /// Returns whether a view was laid out.
  private func layOut(_ view: UIView) -> Bool {
    var didLayOut = view.needsLayout
    if view.needsLayout {
      view.needsLayout = false
      view.layoutSubviews()
    }
    for subview in view.subviews where layOut(subview) { didLayOut = true }
    return didLayOut
  }
}

extension UIView {
  /// Whether anything in the tree uses constraints or is of a class that needs them.
  ///
  /// As on iOS, `updateConstraints` is not called before something does.
  fileprivate var engagesConstraints: Bool {
    !constraints.isEmpty || !translatesAutoresizingMaskIntoConstraints
      || type(of: self).requiresConstraintBasedLayout
      || subviews.contains { $0.engagesConstraints }
  }
}

extension UIView {
  fileprivate var treeUsesConstraints: Bool {
    !constraints.isEmpty || !translatesAutoresizingMaskIntoConstraints
      || subviews.contains { $0.treeUsesConstraints }
  }
}
