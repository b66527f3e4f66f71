internal import Foundation
internal import InterfaceBuilder
internal import LayoutModel
internal import NumberText
internal import UIKit

/// The changes of a file that may mend a finding, in the order in which they are tried.
struct RemedyEdits {
  let plan: CellPlan
  let identifiers: [String: String]

  /// What is tried; each is all that is changed.
  func candidates(for mending: LintMending) -> [[IBEdit]] {
    var found = mending.refusedConstraint.map { [[IBEdit.removeConstraint($0)]] } ?? []
    for candidate in remedies(mending) + ofKind(mending)
    where !candidate.isEmpty && !found.contains(candidate) { found.append(candidate) }
    return found
  }

  private func remedies(_ mending: LintMending) -> [[IBEdit]] {
    switch mending.remedy {
    case .place(let place): places(place)
    case .rank(let rank): ranks(rank)
    case .join(let links): joins(links)
    case .span(let container, let views): spans(container, views)
    case .giveWay(let contradiction): contradictions(contradiction, mending)
    case .keepInside(let view, let edge, let container): kept(view, edge, in: container)
    case .separate(let first, let second, let axis):
      constraint(
        from: first, .end(axis), to: second, .start(axis), relations: [.greaterThanOrEqual],
        atLeast: 0)
    case .enclose(let container, let axis): enclosures(container, axis)
    case nil: []
    }
  }

  /// The view at a path; for a part that a control makes itself, the control.
  func part(at path: String) -> CellPlan.Part? {
    var path = path[...]
    while true {
      if let id = identifiers[String(path)] { return plan.part(id) }
      guard let slash = path.lastIndex(of: "/") else { return nil }
      path = path[..<slash]
    }
  }

  // MARK: What no layout has to tell

  private func ofKind(_ mending: LintMending) -> [[IBEdit]] {
    guard let part = part(at: mending.view) else { return [] }
    switch (mending.kind, mending.cause) {
    case (.truncatedText, .lineLimit):
      return [[.setAttribute("numberOfLines", to: "0", of: part.id)]]
    case (.truncatedText, _), (.clippedText, .lowLabel): return room(for: part)
    case (.clippedText, .vanishedLabel): return leastWidth(of: part) + resistance(of: part)
    case (.clippedText, .edge(isSideways: true, _)) where mending.remedy == nil:
      return part.parent.map { parent in
        distances(from: part, .trailing, toParent: parent, relations: [.greaterThanOrEqual])
      } ?? []
    case (.smallHitTarget, _):
      return [
        [NSLayoutConstraint.Axis.horizontal, .vertical].map {
          size($0, of: part, .greaterThanOrEqual, Self.leastTarget)
        }
      ]
    default: return []
    }
  }

  /// The least side of a target, of Apple's Human Interface Guidelines.
  private static let leastTarget = 44.0

  /// Lets what fixes a height be a limit, then lets the text reach the bottom of what is around it.
  private func room(for part: CellPlan.Part) -> [[IBEdit]] {
    let fixed = plan.ancestors(of: part.id).compactMap(plan.part).flatMap { around in
      around.model.constraints.filter { constraint in
        constraint.isInstalled && constraint.firstItem == .owner
          && constraint.firstAttribute == .height && constraint.secondItem == nil
          && constraint.relation == .equal
      }
    }.compactMap(\.id).map {
      [IBEdit.setAttribute("relation", to: "greaterThanOrEqual", of: $0)]
    }
    guard let parent = part.parent else { return fixed }
    return fixed + (fixed.isEmpty ? [] : [fixed.flatMap { $0 }])
      + distances(
        from: part, .bottom, toParent: parent, relations: [.equal, .greaterThanOrEqual])
      + resistance(of: part)
  }

  /// Keeps a view from vanishing beside others: it has its width in the file, but at most a share of the row.
  private func leastWidth(of part: CellPlan.Part) -> [[IBEdit]] {
    guard let outer = part.parent.flatMap(plan.part) else { return [] }
    let least = min(part.rect.width, outer.rect.width * Self.leastShare)
    guard least >= 1 else { return [] }
    return [[size(.horizontal, of: part, .greaterThanOrEqual, Double(least).rounded(.down))]]
  }

  /// Three views beside each other have room for their least widths, and something is left to divide.
  private static let leastShare = 0.25

  private func resistance(of part: CellPlan.Part) -> [[IBEdit]] {
    [
      ("vertical", part.model.compressionResistance.vertical),
      ("horizontal", part.model.compressionResistance.horizontal),
    ].filter { $0.1 < 999 }.map { axis, priority in
      let raised = (priority + 1).exactText
      return [.setAttribute("\(axis)CompressionResistancePriority", to: raised, of: part.id)]
    }
  }

  // MARK: Constraints

  /// A constraint from an edge to the same one of a view around it.
  func distances(
    from part: CellPlan.Part, _ edge: CellPlan.Edge, toParent parent: String,
    relations: [IBConstraint.Relation]
  ) -> [[IBEdit]] {
    guard !part.isArranged, let outer = plan.part(parent) else { return [] }
    let (first, second) = edge.isStart ? (part, outer) : (outer, part)
    return made(
      first: (first, edge), second: (second, edge), owner: parent, relations: relations,
      atLeast: -.infinity)
  }

  /// A distance from an edge to a following one, of views by their paths.
  func constraint(
    from upper: String, _ upperEdge: CellPlan.Edge, to lower: String, _ lowerEdge: CellPlan.Edge,
    relations: [IBConstraint.Relation], atLeast least: Double
  ) -> [[IBEdit]] {
    guard let upper = part(at: upper), let lower = part(at: lower),
      let owner = plan.commonAncestor(upper.id, lower.id)
    else { return [] }
    return made(
      first: (lower, lowerEdge), second: (upper, upperEdge), owner: owner, relations: relations,
      atLeast: least)
  }

  func made(
    first: (part: CellPlan.Part, edge: CellPlan.Edge),
    second: (part: CellPlan.Part, edge: CellPlan.Edge), owner: String,
    relations: [IBConstraint.Relation], atLeast least: Double
  ) -> [[IBEdit]] {
    let distance =
      first.edge.position(in: first.part.rect) - second.edge.position(in: second.part.rect)
    return relations.map { relation in
      [
        .addConstraint(
          IBNewConstraint(
            owner: owner, first: .init(first.part.id, first.edge.attribute), relation: relation,
            second: .init(second.part.id, second.edge.attribute),
            constant: max(least, Double(distance)).inHalves))
      ]
    }
  }

  func length(_ axis: NSLayoutConstraint.Axis, of part: CellPlan.Part) -> [IBEdit] {
    let length = Double(part.length(axis))
    return length > 0 ? [size(axis, of: part, .equal, length.inHalves)] : []
  }

  private func size(
    _ axis: NSLayoutConstraint.Axis, of part: CellPlan.Part, _ relation: IBConstraint.Relation,
    _ constant: Double
  ) -> IBEdit {
    .addConstraint(
      IBNewConstraint(
        owner: part.id, first: .init(part.id, axis.length), relation: relation, second: nil,
        constant: constant))
  }
}

extension Double {
  /// The number to half a point, as files have it for screens of two pixels a point.
  fileprivate var inHalves: Double { (self * 2).rounded() / 2 + 0 }
}
