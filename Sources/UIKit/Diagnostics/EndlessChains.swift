// Chains of views that a subclass overrides. Layout and drawing follow none of them, but the app's own code may.
extension UIView {
  /// Notes on each view whose overridden `superview`, `subviews` or `next` leads on without end that it does.
  package func noteEndlessChains() {
    var rest = [self]
    while let view = rest.popLast() {
      if let property = view.endlessChain {
        view.note(.endlessChain(property: property, limit: LayoutDepth.limit))
      }
      rest += view.storedSubviews
    }
  }

  /// The name of an overridden property without end; nil for none, as in most views none is overridden.
  private var endlessChain: String? {
    if superview !== storedSuperview, chain(\.superview).count > LayoutDepth.limit {
      return "superview"
    }
    if !subviews.elementsEqual(storedSubviews, by: ===), hasEndlessSubviews { return "subviews" }
    return hasEndlessResponders ? "next" : nil
  }

  private func chain(_ next: KeyPath<UIView, UIView?>) -> [UIView] {
    Array(sequence(first: self) { $0[keyPath: next] }.prefix(LayoutDepth.limit + 1))
  }

  /// Whether following the subviews leads deeper than views can be; each is followed once on each level.
  private var hasEndlessSubviews: Bool {
    var level = [self]
    for _ in 0..<LayoutDepth.limit where !level.isEmpty {
      var known: Set<ObjectIdentifier> = []
      level = level.flatMap(\.subviews).filter { known.insert(ObjectIdentifier($0)).inserted }
    }
    return !level.isEmpty
  }

  private var hasEndlessResponders: Bool {
    guard next !== storedSuperview else { return false }
    return responders.isEndless
  }
}

extension UIResponder {
  /// A view and its controller at each level, and what is around all of them.
  private static let chainLimit = 2 * LayoutDepth.limit + 10

  /// The object and the next ones of the chain; nothing after the most that a chain can have.
  var responders: (all: some Sequence<UIResponder>, isEndless: Bool) {
    let chain = Array(
      sequence(first: self, next: \.next).prefix(Self.chainLimit + 1))
    return (chain.prefix(Self.chainLimit), chain.count > Self.chainLimit)
  }

  /// The next object; nil at the end of the chain, and in one without end, which would pass on an event forever.
  var nextToTell: UIResponder? { responders.isEndless ? nil : next }
}
