/// Views that are reported already for what is wrong with their constraints: that they lie in the
/// wrong place then is only a consequence.
@MainActor struct Suspects {
  private let root: UIView
  private var views: Set<ObjectIdentifier> = []

  init(root: UIView) { self.root = root }

  mutating func include(_ view: UIView) { views.insert(ObjectIdentifier(view)) }

  /// Whether the place or size of a view follows from what is reported.
  func concern(_ view: UIView) -> Bool {
    views.contains(ObjectIdentifier(root))
      || views.contains(ObjectIdentifier(root.encapsulatedView))
      || sequence(first: view, next: \.superview).contains { views.contains(ObjectIdentifier($0)) }
  }
}
