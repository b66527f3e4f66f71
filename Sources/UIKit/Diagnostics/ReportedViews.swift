/// Views already reported for their constraints, so that their wrong position is only a consequence.
@MainActor struct ReportedViews {
  private let root: ObjectIdentifier
  private let content: ObjectIdentifier
  private var views: Set<ObjectIdentifier> = []

  init(root: UIView) {
    self.root = ObjectIdentifier(root)
    content = ObjectIdentifier(root.encapsulatedView)
  }

  mutating func include(_ view: UIView) { views.insert(ObjectIdentifier(view)) }

  /// Whether a view's position or size is a consequence of a reported problem.
  func concern(_ view: UIView) -> Bool {
    !views.isEmpty
      && (views.contains(root) || views.contains(content) || isInsideReported(view))
  }

  private func isInsideReported(_ view: UIView) -> Bool {
    view.ancestors.contains { views.contains(ObjectIdentifier($0)) }
  }
}
