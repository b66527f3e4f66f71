internal import Foundation

/// The order in which VoiceOver moves through elements: lines from top to bottom, each in reading direction.
///
/// What begins less than a distance lower is on the same line. That distance, 8 points on a phone and 13 elsewhere, is what
/// cashapp/AccessibilitySnapshot found by experiment.
@MainActor struct VoiceOverOrder {
  private let root: UIView
  private let line: Line

  init(root: UIView) { (self.root, line) = (root, Line(root)) }

  typealias Found = (
    source: AccessibleSource, provider: AccessibleProvider?, containers: [AccessibleContainer]
  )

  /// The elements of nodes in order, with the containers around them.
  func sources(
    of nodes: [AccessibleNode], isOrdered: Bool = false, in containers: [AccessibleContainer] = []
  ) -> [Found] {
    let ordered =
      isOrdered
      ? nodes
      : nodes.map { ($0, frame(of: $0)) }.inserted { line.isBefore($0.1, $1.1) }.map(\.0)
    return ordered.flatMap { node -> [Found] in
      switch node {
      case .element(let source, let provider): [(source, provider, containers)]
      case .group(let group):
        sources(
          of: group.nodes, isOrdered: group.isOrdered,
          in: containers + (group.container.map { [$0] } ?? []))
      }
    }
  }

  private func frame(of node: AccessibleNode) -> CGRect {
    switch node {
    case .element(let source, _): return source.frame(in: root)
    case .group(let group):
      if let frame = group.frame { return frame }
      let frames = group.nodes.map { frame(of: $0) }.filter { !$0.isNull }
      return frames.inserted { line.isBefore($0, $1) }.first ?? .null
    }
  }

  /// When one thing is read before another.
  private struct Line {
    let distance: Double
    let isRightToLeft: Bool

    @MainActor init(_ root: UIView) {
      distance = root.traitCollection.userInterfaceIdiom == .pad ? 13 : 8
      isRightToLeft = root.readsRightToLeft
    }

    func isBefore(_ one: CGRect, _ other: CGRect) -> Bool {
      guard abs(one.minY - other.minY) < distance else { return one.minY < other.minY }
      return isRightToLeft ? one.minX > other.minX : one.minX < other.minX
    }
  }
}

extension Array {
  /// The elements in order, each inserted after those that it is not before, from the end on.
  ///
  /// Lines do not order strictly, so that another way of sorting may end elsewhere.
  fileprivate func inserted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    var sorted: [Element] = []
    sorted.reserveCapacity(count)
    for element in self {
      var place = sorted.count
      while place > 0, isBefore(element, sorted[place - 1]) { place -= 1 }
      sorted.insert(element, at: place)
    }
    return sorted
  }
}
