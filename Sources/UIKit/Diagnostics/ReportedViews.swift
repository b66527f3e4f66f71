/// Views already reported for their constraints, so that their wrong position is only a consequence.
@MainActor struct ReportedViews {
  private let root: UIView
  private var views: Set<ObjectIdentifier> = []

  init(root: UIView) { self.root = root }

  mutating func include(_ view: UIView) { views.insert(ObjectIdentifier(view)) }

  /// Whether a view's position or size is a consequence of a reported problem.
  func concern(_ view: UIView) -> Bool {
    views.contains(ObjectIdentifier(root))
      || views.contains(ObjectIdentifier(root.encapsulatedView))
      || sequence(first: view, next: \.superview).contains { views.contains(ObjectIdentifier($0)) }
  }
}
