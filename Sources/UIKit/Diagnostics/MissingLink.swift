internal import ConstraintSolver
internal import Foundation
internal import LayoutModel

/// Finds where the chain of constraints from a cell's top to its bottom is broken.
///
/// 1. Some views are connected to the top, others to the bottom. The missing link is between the lowest ends of the
///    first and the upper ends of the second, or the cell's own edge.
/// 2. If nothing is connected to either, a view that is only centred, or constrained to both edges without its own
///    height, cannot hold them apart.
/// 3. Checked first: constraints that bypass the content view and connect its subviews to the cell.
@MainActor struct MissingLink {
  private let root: UIView
  private let host: UIView
  private let engine: LayoutEngine?
  private let names: ViewNames

  init(root: UIView, engine: LayoutEngine?, names: ViewNames) {
    self.root = root
    host = root.encapsulatedView
    self.engine = engine
    self.names = names
  }

  /// What is missing, in words and as a value.
  private typealias Explanation = (text: String, remedy: LayoutRemedy?)

  func diagnostic() -> ExplainedDiagnostic {
    let stray = StrayPins(root: root, host: host, names: names).message.map {
      Explanation(text: $0, remedy: nil)
    }
    let found = stray ?? engine.map { explanation(of: host, $0) } ?? noConstraints
    return ExplainedDiagnostic(
      .zeroHeight, view: names.path(of: host),
      message: "The constraints give a height of 0: " + found.text, remedy: found.remedy,
      unsettled: root.layoutOrder.map(names.path))
  }

  private var hostName: String { names.name(of: host) }

  private var noConstraints: Explanation {
    (
      "there are none, and no constraint connects \(hostName).top to \(hostName).bottom. Add constraints from its "
        + "top over its subviews to its bottom, or give \(hostName) a height.",
      span(host.storedSubviews)
    )
  }

  private func span(_ views: [UIView]) -> LayoutRemedy {
    .span(container: names.path(of: host), views: views.filter(\.isSeen).map(names.path))
  }

  private func explanation(of host: UIView, _ engine: LayoutEngine) -> Explanation {
    let links = VerticalLinks(host: host, engine: engine)
    let placed = host.descendants.filter(engine.contains)
    guard !placed.isEmpty else { return noConstraints }
    if links.isComplete { return nothingHigh(placed, engine) }
    let ends = lowerEnds(of: placed, links, engine)
    let heads = upperEnds(of: placed, links, engine)
    switch (ends.isEmpty, heads.isEmpty) {
    case (false, false):
      let above = ends.filter { end in heads.contains { $0.rect.sharesColumn(with: end.rect) } }
      guard above.isEmpty else { return missing(above, heads) }
      return missingEither(
        ends, bottom(below: ends, links, engine), heads, top(above: heads, links, engine))
    case (false, true): return missing(ends, [bottom(below: ends, links, engine)])
    case (true, false): return missing([top(above: heads, links, engine)], heads)
    case (true, true): return unheld(placed, links, engine)
    }
  }

  // MARK: Ends

  /// An edge of a view at which the chain ends.
  private struct End {
    let view: UIView
    let rect: CGRect
    let edge: NSLayoutConstraint.Attribute
  }

  /// The bottoms of views connected to the top, with nothing connected below them.
  private func lowerEnds(
    of placed: [UIView], _ links: VerticalLinks, _ engine: LayoutEngine
  ) -> [End] {
    let hanging = placed.filter { view in
      links.isTiedToTop(engine.edges(of: view).maxY)
    }
    let outer = hanging.filter { view in
      !hanging.contains { $0 !== view && view.isDescendant(of: $0) }
    }
    let ends = outer.map { End(view: $0, rect: engine.solvedRect(of: $0), edge: .bottom) }
    return ends.filter { end in
      !ends.contains { $0.rect.minY >= end.rect.maxY - 0.5 && $0.rect.sharesColumn(with: end.rect) }
    }.sorted { $0.rect.maxY > $1.rect.maxY }
  }

  private func upperEnds(
    of placed: [UIView], _ links: VerticalLinks, _ engine: LayoutEngine
  ) -> [End] {
    let tied = placed.filter { links.isTiedToBottom(engine.edges(of: $0).minY) }
    let outer = tied.filter { view in
      !tied.contains { $0 !== view && view.isDescendant(of: $0) }
    }
    let ends = outer.map { End(view: $0, rect: engine.solvedRect(of: $0), edge: .top) }
    return ends.filter { end in
      !ends.contains { $0.rect.maxY <= end.rect.minY + 0.5 && $0.rect.sharesColumn(with: end.rect) }
    }.sorted { $0.rect.minY < $1.rect.minY }
  }

  /// The bottom that the views above should be connected to: their container's, if it is connected.
  private func bottom(
    below ends: [End], _ links: VerticalLinks, _ engine: LayoutEngine
  ) -> End {
    let container = container(of: ends) { links.isTiedToBottom(engine.edges(of: $0).maxY) }
    return End(view: container, rect: engine.solvedRect(of: container), edge: .bottom)
  }

  private func top(
    above ends: [End], _ links: VerticalLinks, _ engine: LayoutEngine
  ) -> End {
    let container = container(of: ends) { links.isTiedToTop(engine.edges(of: $0).minY) }
    return End(view: container, rect: engine.solvedRect(of: container), edge: .top)
  }

  private func container(of ends: [End], where holds: (UIView) -> Bool) -> UIView {
    let ancestors = (ends.first?.view.storedSuperview ?? host).ancestors
    return ancestors.prefix { $0 !== host }.first(where: holds) ?? host
  }

  // MARK: Sentences

  private static let shownEnds = 3

  private func missing(_ upper: [End], _ lower: [End]) -> Explanation {
    (
      "no constraint connects \(list(upper)) to \(list(lower)), so the chain from top to bottom is broken there. "
        + "Add a constraint between \(upper.count + lower.count == 2 ? "the two" : "two of them").",
      .join(links(upper, lower))
    )
  }

  private func links(_ upper: [End], _ lower: [End]) -> [LayoutRemedy.Link] {
    upper.flatMap { end in
      lower.map { link(end.view, end.edge, to: $0.view, $0.edge) }
    }
  }

  private func link(
    _ upper: UIView, _ upperEdge: NSLayoutConstraint.Attribute, to lower: UIView,
    _ lowerEdge: NSLayoutConstraint.Attribute
  ) -> LayoutRemedy.Link {
    LayoutRemedy.Link(
      upper: LayoutRemedy.Edge(view: names.path(of: upper), attribute: upperEdge),
      lower: LayoutRemedy.Edge(view: names.path(of: lower), attribute: lowerEdge))
  }

  /// Explains parts connected to the top next to parts connected to the bottom.
  private func missingEither(
    _ hanging: [End], _ bottom: End, _ tied: [End], _ top: End
  ) -> Explanation {
    (
      "no constraint connects \(list(hanging)) to \(text(bottom)), nor \(text(top)) to \(list(tied)): either "
        + "would complete the chain from top to bottom. Add one of these constraints.",
      .join(links(hanging, [bottom]) + links([top], tied))
    )
  }

  private func list(_ ends: [End]) -> String {
    ends.prefix(Self.shownEnds).map(text).joined(separator: " or ")
  }

  private func text(_ end: End) -> String { "\(names.name(of: end.view)).\(end.edge.name)" }

  /// Explains a complete chain that adds up to zero.
  private func nothingHigh(_ placed: [UIView], _ engine: LayoutEngine) -> Explanation {
    let flat = placed.filter { $0.storedSubviews.isEmpty && engine.contentSize(of: $0).height <= 0 }
    let list = flat.prefix(Self.shownEnds).map { view in
      let isEmpty = (view as? UILabel).map { ($0.text ?? "").isEmpty } ?? false
      return names.name(of: view) + (isEmpty ? " (no text)" : "")
    }
    guard !list.isEmpty else {
      return (
        "the chain from top to bottom is complete, but its distances add up to 0. Check their "
          + "constants.", nil
      )
    }
    return (
      "the chain from top to bottom is complete, but every view in it is 0 points high: "
        + "\(list.joined(separator: ", ")). Set their content before measuring, "
        + "or give them a height.", nil
    )
  }

  /// Explains views connected to neither the top nor the bottom.
  private func unheld(
    _ placed: [UIView], _ links: VerticalLinks, _ engine: LayoutEngine
  ) -> Explanation {
    let spanning = placed.filter {
      links.isTiedToTop(engine.edges(of: $0).minY)
        && links.isTiedToBottom(engine.edges(of: $0).maxY)
    }
    if let open = spanning.first(where: { !$0.descendants.filter(engine.contains).isEmpty }) {
      return explanation(of: open, engine)
    }
    let placed = placed.filter { !$0.isHidden }
    if let view = placed.first(where: links.isCentered) {
      let name = names.name(of: view)
      return (
        "\(name) is only centred between \(hostName).top and \(hostName).bottom, which holds at "
          + "any height: no constraint connects \(name).top to \(hostName).top, nor \(name).bottom to "
          + "\(hostName).bottom. Pin \(name).top or \(name).bottom as well, at least with "
          + "greaterThanOrEqualTo.", centred(view)
      )
    }
    if let view = spanning.first {
      let name = names.name(of: view)
      return (
        "\(name) is constrained to the top and to the bottom, but has no height of its own. Add a "
          + "constraint on \(name).height, or give it contents.",
        .place(
          LayoutRemedy.Place(
            view: names.path(of: view), axis: .vertical, isResized: true, isStartFree: false,
            isEndFree: false))
      )
    }
    let list = placed.prefix(Self.shownEnds).map(names.name).joined(separator: ", ")
    return (
      "no constraint connects \(list) to \(hostName).top or \(hostName).bottom. Pin the top of the "
        + "uppermost view to \(hostName).top and the bottom of the lowest to \(hostName).bottom.",
      span(placed)
    )
  }

  private func centred(_ view: UIView) -> LayoutRemedy {
    .join([link(view, .bottom, to: host, .bottom), link(host, .top, to: view, .top)])
  }
}

extension CGRect {
  /// Whether both overlap horizontally; rectangles without a width count at their position.
  fileprivate func sharesColumn(with other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX
  }
}

extension UIView {
  /// All descendants, outermost first.
  package var descendants: [UIView] {
    var views: [UIView] = []
    collectDescendants(in: &views)
    return views
  }

  /// Into one list, as joining the lists of each level would make deep trees slow.
  private func collectDescendants(in views: inout [UIView]) {
    for subview in storedSubviews {
      views.append(subview)
      subview.collectDescendants(in: &views)
    }
  }
}
