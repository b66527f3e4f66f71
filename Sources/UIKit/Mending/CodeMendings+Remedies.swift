internal import Foundation
internal import LayoutModel

// What each remedy means in a source.
extension CodeMendings {
  // MARK: Ambiguity

  func places(_ place: LayoutRemedy.Place) -> [[CodeChange]] {
    guard let view = parts.view(at: place.view) else { return [] }
    let length = [length(place.axis, of: view)].compactMap(\.self)
    let starts = ties(of: view, .start(place.axis))
    let ends = ties(of: view, .end(place.axis))
    let both = starts.flatMap { one in ends.map { one + $0 } }
    // Its length is known, so that one edge is enough.
    guard place.isResized else { return starts + ends + both }
    switch (place.isStartFree, place.isEndFree) {
    case (true, true): return both + starts.map { $0 + length } + ends + [length]
    case (true, false): return starts + [length]
    case (false, true): return ends + [length]
    case (false, false): return [length]
    }
  }

  /// Constraints of an edge to the view beside it, and to the view around it.
  private func ties(of view: UIView, _ edge: CodeEdge) -> [[CodeChange]] {
    guard !view.isArrangedByStack else { return [] }
    var found: [[CodeChange]] = []
    if let other = parts.neighbor(of: view, at: edge), !other.isArrangedByStack {
      let (first, second) = edge.isStart ? (view, other) : (other, view)
      let (one, two) = edge.isStart ? (edge, edge.opposite) : (edge.opposite, edge)
      found += made((first, one), (second, two), relations: [.equal], atLeast: -.infinity)
    }
    return found + toSuperview(view, edge, relations: [.equal, .greaterThanOrEqual])
  }

  /// One view may be stretched or cut; all others are held with more force, or it with less.
  func ranks(_ rank: LayoutRemedy.Rank) -> [[CodeChange]] {
    let views = rank.views.compactMap(parts.view)
    guard views.count > 1 else { return [] }
    let hold = ContentHold(isHugging: rank.isStretched, isHorizontal: rank.axis == .horizontal)
    // The hint keeps the first view as it is; where several are left, each of them may be the one that gives way.
    return views.reversed().map { soft in
      if rank.priority >= Self.highestRaise {
        return [.contentPriority(parts.code(of: soft), hold, to: rank.isStretched ? 250 : 750)]
      }
      // Where one has no room left, those that are held alike would compete for that of others.
      return views.filter { $0 !== soft }.enumerated().map { index, view in
        let raise = rank.isStretched ? 1 : min(Double(index) + 1, Self.highestRaise - rank.priority)
        return .contentPriority(parts.code(of: view), hold, to: rank.priority + raise)
      }
    }
  }

  // MARK: Heights

  func joins(_ links: [LayoutRemedy.Link]) -> [[CodeChange]] {
    links.flatMap { link -> [[CodeChange]] in
      guard let upper = CodeEdge(link.upper.attribute), let lower = CodeEdge(link.lower.attribute)
      else { return [] }
      return distances(
        from: link.upper.view, upper, to: link.lower.view, lower, relations: [.equal], atLeast: 0)
    }
  }

  func spans(_ container: String, _ paths: [String]) -> [[CodeChange]] {
    let views = paths.compactMap(parts.view)
    guard let top = views.min(by: { parts.rect(of: $0).minY < parts.rect(of: $1).minY }),
      let bottom = views.max(by: { parts.rect(of: $0).maxY < parts.rect(of: $1).maxY }),
      let outer = parts.view(at: container)
    else { return [] }
    let first = made((top, .top), (outer, .top), relations: [.equal], atLeast: 0)
    let last = made((outer, .bottom), (bottom, .bottom), relations: [.equal], atLeast: 0)
    return [first.flatMap(\.self) + last.flatMap(\.self)]
  }

  func enclosures(_ container: String, _ axis: NSLayoutConstraint.Axis) -> [[CodeChange]] {
    guard let outer = parts.view(at: container) else { return [] }
    let end = CodeEdge.end(axis)
    let last = outer.storedSubviews.max {
      end.position(in: parts.rect(of: $0)) < end.position(in: parts.rect(of: $1))
    }
    let ends = last.map { toSuperview($0, end, relations: [.equal, .greaterThanOrEqual]) }
    return (ends ?? []) + [[length(axis, of: outer)].compactMap(\.self)]
  }

  // MARK: Places

  func kept(
    _ view: String, _ attribute: NSLayoutConstraint.Attribute, in container: String
  ) -> [[CodeChange]] {
    guard let edge = CodeEdge(attribute) else { return [] }
    let relations: [LayoutConstraint.Relation] =
      edge.axis == .vertical ? [.equal, .greaterThanOrEqual] : [.greaterThanOrEqual, .equal]
    return edge.isStart
      ? distances(from: container, edge, to: view, edge, relations: relations, atLeast: 0)
      : distances(from: view, edge, to: container, edge, relations: relations, atLeast: 0)
  }

  /// A distance in reading order, along the axis of the overlap, else along the other one.
  func separated(
    _ first: String, _ second: String, _ axis: NSLayoutConstraint.Axis
  ) -> [[CodeChange]] {
    let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    func start(of path: String) -> CGFloat {
      parts.view(at: path).map { CodeEdge.start(other).position(in: parts.rect(of: $0)) } ?? 0
    }
    let (upper, lower) = start(of: first) <= start(of: second) ? (first, second) : (second, first)
    return [(first, second, axis), (upper, lower, other)].flatMap { first, second, axis in
      distances(
        from: first, .end(axis), to: second, .start(axis), relations: [.greaterThanOrEqual],
        atLeast: 0)
    }
  }

  // MARK: Contradictions

  func contradictions(
    _ contradiction: LayoutRemedy.Contradiction, _ diagnostic: ExplainedDiagnostic
  ) -> [[CodeChange]] {
    var found: [[CodeChange]] = []
    if let path = contradiction.viewPlacedByFrame, let view = parts.view(at: path) {
      found.append([
        .property(
          parts.code(of: view), name: "translatesAutoresizingMaskIntoConstraints", value: "false")
      ])
    }
    let places = contradiction.places.filter { $0.file.hasSuffix(".swift") }
    if contradiction.isOfOneLength { found += places.map { [.removal($0)] } }
    found += contradiction.rigidViews.compactMap(parts.view).map(softened)
    var weaker = places
    if diagnostic.constraints.contains(where: { $0.source == .container(.height) }) {
      let atBottom = weaker.filter { $0.attributes.contains("bottom") }
      weaker = atBottom + weaker.filter { !atBottom.contains($0) }
    }
    return found + weaker.map { [.priority($0, to: Self.highestRaise)] }
  }

  /// The changes after which a view does not insist on the size of its contents.
  private func softened(_ view: UIView) -> [CodeChange] {
    let holds = [true, false].flatMap { isHugging in
      [true, false].map { ContentHold(isHugging: isHugging, isHorizontal: $0) }
    }
    return holds.filter { $0.priority(of: view) >= 1000 }.map {
      .contentPriority(parts.code(of: view), $0, to: Self.highestRaise)
    }
  }
}

extension ContentHold {
  @MainActor fileprivate func priority(of view: UIView) -> Float {
    let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
    return isHugging
      ? view.contentHuggingPriority(for: axis).rawValue
      : view.contentCompressionResistancePriority(for: axis).rawValue
  }
}
