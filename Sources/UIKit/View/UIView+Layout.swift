internal import Foundation

extension UIView {
  func updateConstraintsOfTree() {
    for view in storedSubviews { view.updateConstraintsIfNeeded() }
    if awaitsConstraintUpdate { call(.updateConstraints, else: ()) { updateConstraints() } }
  }

  func contentsDidChangeSize() {
    knownContentSize = nil
    invalidateEngine()
    storedSuperview?.subviewDidChange(self, .contents)
  }

  /// Tells the engine of this view's tree that its constraints have changed.
  func invalidateEngine() {
    let host = layoutHost
    host.layoutEngine?.isStale = true
    host.layoutDidBecomeStale()
  }

  /// The view whose engine lays out this one: the root, or an ancestor that a container places by its frame.
  ///
  /// Found once for each view while the views around it stay the same.
  var layoutHost: UIView {
    if let settledHost { return settledHost }
    guard !hostsLayout, let superview = storedSuperview else { return self }
    let host = superview.layoutHost
    settledHost = host
    return host
  }

  /// Finds the hosts of the view and of the views inside again.
  func forgetHost() {
    settledHost = nil
    for view in storedSubviews where view.settledHost != nil { view.forgetHost() }
  }

  /// Whether the view's tree is solved separately from the views around it.
  var hostsLayout: Bool { isPlacedByContainer && !isTiedToOutside }

  /// Lays out the view, and returns whether its constraints or contents changed during it: then it may need another
  /// size.
  package func layOutNoticingChanges() -> Bool {
    let before = layoutEngine.map { $0.solutions + ($0.isStale ? 1 : 0) } ?? 1
    layoutIfNeeded()
    return layoutEngine.map { $0.solutions > before } ?? false
  }

  /// Returns the height in points that the constraints give in a width.
  package func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Returns the height nearest to another one, in points, that the required constraints permit in a width.
  package func possibleHeight(nearestTo height: CGFloat, inWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: UILayoutPriority(999.99)
    ).height
  }

  /// Whether required constraints contradict each other in the present layout.
  package var hasConflicts: Bool { layoutHost.layoutEngine?.conflicts.isEmpty == false }

  func fittingSize(_ target: FittingTarget, under nudge: LayoutNudge? = nil) -> CGSize {
    target.horizontalPriority.requireLegal()
    target.verticalPriority.requireLegal()
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(host: self, purpose: .fitting(target))
    engine.nudge = nudge
    engine.solve()
    return engine.solvedSize(of: self)
  }

  /// Sets the frames of those subviews that constraints lay out.
  func applySolvedFrames() {
    guard let engine = layoutHost.layoutEngine else { return }
    engine.solveIfStale()
    for view in storedSubviews where !view.isPlacedByFrame {
      view.place(engine.frame(of: view))
    }
    for guide in layoutGuides + systemGuides { guide.solvedFrame = engine.frame(of: guide) }
  }
}

/// One layout of a whole tree: constraints from the inside out, frames from the outside in.
@MainActor struct LayoutPass {
  let root: UIView

  /// Views may request layout while they are laid out; without a limit, one that always does would never end.
  private static let roundLimit = 16

  func run() {
    root.forgetTraits()
    root.updateEnvironment()
    for _ in 0..<Self.roundLimit {
      if root.engagesConstraints { root.updateConstraintsIfNeeded() }
      solve(root)
      guard layOut(root) else { return }
    }
  }

  private func solve(_ host: UIView) {
    guard host.treeUsesConstraints else {
      host.layoutEngine = nil
      return solveHosts(below: host)
    }
    let engine = host.layoutEngine ?? LayoutEngine(host: host, purpose: .hosting)
    host.layoutEngine = engine
    engine.solveIfStale()
    markMoved(host, engine)
  }

  private func solveHosts(below view: UIView) {
    for subview in view.storedSubviews {
      if subview.hostsLayout { solve(subview) } else { solveHosts(below: subview) }
    }
  }

  /// Requests layout where a subview's frame no longer matches the constraints.
  private func markMoved(_ view: UIView, _ engine: LayoutEngine) {
    for guide in view.layoutGuides + view.systemGuides
    where engine.frame(of: guide) != guide.solvedFrame { view.needsLayout = true }
    for subview in view.storedSubviews {
      if subview.hostsLayout {
        solve(subview)
        continue
      }
      if !subview.isPlacedByFrame,
        engine.frame(of: subview) != subview.plainFrame
      {
        view.needsLayout = true
      }
      markMoved(subview, engine)
    }
  }

  /// Returns whether any view was laid out.
  private func layOut(_ view: UIView) -> Bool {
    var didLayOut = view.needsLayout
    if view.needsLayout {
      view.needsLayout = false
      view.performLayout()
    }
    for subview in view.storedSubviews where layOut(subview) { didLayOut = true }
    return didLayOut
  }
}

extension UIView {
  /// Whether any view in the tree uses constraints or is of a class that requires them.
  ///
  /// As on iOS, `updateConstraints` is not called before that.
  fileprivate var engagesConstraints: Bool {
    !constraints.isEmpty || !translatesAutoresizingMaskIntoConstraints
      || type(of: self).requiresConstraintBasedLayout
      || storedSubviews.contains { $0.engagesConstraints }
  }
}

extension UIView {
  fileprivate var treeUsesConstraints: Bool {
    !constraints.isEmpty || !translatesAutoresizingMaskIntoConstraints
      || storedSubviews.contains { !$0.hostsLayout && $0.treeUsesConstraints }
  }
}
