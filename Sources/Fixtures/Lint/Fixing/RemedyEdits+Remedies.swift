internal import Foundation
internal import InterfaceBuilder
internal import LayoutModel
internal import NumberText
internal import UIKit

// What each remedy means in a file.
extension RemedyEdits {
  // MARK: Ambiguity

  func places(_ place: LayoutRemedy.Place) -> [[IBEdit]] {
    guard let part = part(at: place.view) else { return [] }
    let length = length(place.axis, of: part)
    let starts = ties(of: part, .start(place.axis))
    let ends = ties(of: part, .end(place.axis))
    let both = starts.flatMap { one in ends.map { one + $0 } }
    guard place.isResized else {
      // Without contents a view with a single edge would have no size.
      return part.hasContents ? starts + ends + both : both + starts + ends
    }
    switch (place.isStartFree, place.isEndFree) {
    case (true, true): return both + starts.map { $0 + length } + ends + [length]
    case (true, false): return starts + [length]
    case (false, true): return ends + [length]
    case (false, false): return [length]
    }
  }

  /// Constraints of an edge to the view beside it, and to the view around it.
  private func ties(of part: CellPlan.Part, _ edge: CellPlan.Edge) -> [[IBEdit]] {
    guard !part.isArranged, let parent = part.parent else { return [] }
    var found: [[IBEdit]] = []
    if let other = plan.neighbor(of: part, at: edge), !other.isArranged {
      let (first, second) = edge.isStart ? (part, other) : (other, part)
      let (firstEdge, secondEdge) = edge.isStart ? (edge, edge.opposite) : (edge.opposite, edge)
      found += made(
        first: (first, firstEdge), second: (second, secondEdge), owner: parent,
        relations: [.equal], atLeast: -.infinity)
    }
    return found
      + distances(from: part, edge, toParent: parent, relations: [.equal, .greaterThanOrEqual])
  }

  /// One view may be stretched or cut; all others are held with more force, or it with less.
  func ranks(_ rank: LayoutRemedy.Rank) -> [[IBEdit]] {
    let parts = rank.views.compactMap(part)
    guard parts.count > 1 else { return [] }
    let attribute =
      (rank.axis == .horizontal ? "horizontal" : "vertical")
      + (rank.isStretched ? "HuggingPriority" : "CompressionResistancePriority")
    // In the file the longest is the one that gives way; of others, texts do so before pictures.
    let byLength = parts.enumerated().sorted { one, other in
      let left = (one.element.isText ? 0 : 1, -one.element.length(rank.axis), one.offset)
      return left
        < (other.element.isText ? 0 : 1, -other.element.length(rank.axis), other.offset)
    }.map(\.element)
    return byLength.map { soft in
      if rank.priority >= Self.highestRaise {
        let lower = rank.isStretched ? "250" : "750"
        return [.setAttribute(attribute, to: lower, of: soft.id)]
      }
      // Where one has no room left, those that are held alike would compete for that of others.
      return byLength.filter { $0.id != soft.id }.enumerated().map { index, part in
        let raise = rank.isStretched ? 1 : min(Double(index) + 1, Self.highestRaise - rank.priority)
        return .setAttribute(attribute, to: (rank.priority + raise).exactText, of: part.id)
      }
    }
  }

  /// Above it a size would be required.
  private static var highestRaise: Double { 999 }

  // MARK: Heights

  func joins(_ links: [LayoutRemedy.Link]) -> [[IBEdit]] {
    let relations: [IBConstraint.Relation] = [.equal, .greaterThanOrEqual]
    let byLink = links.map { link -> [[IBEdit]] in
      guard let upper = CellPlan.Edge(link.upper.attribute),
        let lower = CellPlan.Edge(link.lower.attribute)
      else { return [] }
      return constraint(
        from: link.upper.view, upper, to: link.lower.view, lower, relations: relations,
        atLeast: 0)
    }
    // First all that keep the distance as it is.
    return relations.indices.flatMap { index in
      byLink.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }

  func spans(_ container: String, _ views: [String]) -> [[IBEdit]] {
    let parts = views.compactMap { path in part(at: path).map { (path, $0) } }
    guard let top = parts.min(by: { $0.1.rect.minY < $1.1.rect.minY }),
      let bottom = parts.max(by: { $0.1.rect.maxY < $1.1.rect.maxY })
    else { return [] }
    let first = constraint(
      from: container, .top, to: top.0, .top, relations: [.equal], atLeast: 0)
    let last = constraint(
      from: bottom.0, .bottom, to: container, .bottom, relations: [.equal], atLeast: 0)
    return [first.flatMap(\.self) + last.flatMap(\.self)]
  }

  func enclosures(_ container: String, _ axis: NSLayoutConstraint.Axis) -> [[IBEdit]] {
    guard let outer = part(at: container) else { return [] }
    let end = CellPlan.Edge.end(axis)
    let last = plan.subviews(of: outer.id).max {
      end.position(in: $0.rect) < end.position(in: $1.rect)
    }
    let ends = last.map {
      distances(from: $0, end, toParent: outer.id, relations: [.equal, .greaterThanOrEqual])
    }
    return (ends ?? []) + [length(axis, of: outer)]
  }

  // MARK: Places

  func kept(
    _ view: String, _ edge: NSLayoutConstraint.Attribute, in container: String
  ) -> [[IBEdit]] {
    guard let edge = CellPlan.Edge(edge) else { return [] }
    let relations: [IBConstraint.Relation] =
      edge.axis == .vertical ? [.equal, .greaterThanOrEqual] : [.greaterThanOrEqual, .equal]
    return edge.isStart
      ? constraint(
        from: container, edge, to: view, edge, relations: relations, atLeast: 0)
      : constraint(from: view, edge, to: container, edge, relations: relations, atLeast: 0)
  }

  // MARK: Contradictions

  func contradictions(
    _ contradiction: LayoutRemedy.Contradiction, _ mending: LintMending
  ) -> [[IBEdit]] {
    var found: [[IBEdit]] = []
    if let path = contradiction.viewPlacedByFrame, let part = part(at: path) {
      found.append([
        .setAttribute("translatesAutoresizingMaskIntoConstraints", to: "NO", of: part.id)
      ])
    }
    found += mending.strayTies.map { [.removeConstraint($0)] }
    if contradiction.isOfOneLength {
      found += contradiction.constraints.map { [.removeConstraint($0)] }
    }
    found += contradiction.rigidViews.compactMap(part).map(Self.softened)
    var weaker = contradiction.constraints
    if mending.isOfHeight {
      let atBottom = weaker.filter(isAtBottom)
      weaker = atBottom + weaker.filter { !atBottom.contains($0) }
    }
    return found + weaker.map { [.setAttribute("priority", to: "999", of: $0)] }
  }

  /// The changes after which a view does not insist on the size of its contents.
  private static func softened(_ part: CellPlan.Part) -> [IBEdit] {
    let priorities = [
      ("horizontalHuggingPriority", part.model.hugging.horizontal),
      ("verticalHuggingPriority", part.model.hugging.vertical),
      ("horizontalCompressionResistancePriority", part.model.compressionResistance.horizontal),
      ("verticalCompressionResistancePriority", part.model.compressionResistance.vertical),
    ]
    return priorities.filter { $0.1 >= 1000 }.map { .setAttribute($0.0, to: "999", of: part.id) }
  }

  private func isAtBottom(_ id: String) -> Bool {
    plan.parts.values.contains { part in
      part.model.constraints.contains { constraint in
        constraint.id == id
          && [constraint.firstAttribute, constraint.secondAttribute].contains(.bottom)
          && (constraint.firstItem == .owner || constraint.secondItem == .owner)
      }
    }
  }
}

extension CellPlan.Part {
  /// Whether its class has a size by its contents.
  fileprivate var hasContents: Bool {
    !["view", "tableView", "collectionView", "scrollView", "containerView", "mapView"]
      .contains(model.element.name)
  }

  /// Whether its contents are a text, which can be cut or leave room at its end.
  fileprivate var isText: Bool { ["label", "textField", "textView"].contains(model.element.name) }
}
