import LayoutModel

/// The changes, ordered for a reader.
extension LayoutDifference {
  /// Named changes, then the root's new size, new sizes, new positions, names.
  func changes(explainedBy proof: CauseProof) -> [ViewChange] {
    var named: [ViewChange] = []
    var frames: [ViewChange] = []
    var names: [ViewChange] = []
    for index in new.views.indices {
      guard let difference = differences[index] else {
        if let added = addition(index, proof) { named.append(added) }
        continue
      }
      named += contentChanges(at: index, difference, proof) + removals(below: index, proof)
      if var change = difference.frameChange {
        change.cause = proof.causes[index].map(path)
        frames.append(change)
      }
      if let change = difference.nameChange { names.append(change) }
    }
    return named + frames.filter(\.isResized) + frames.filter { !$0.isResized } + names
  }

  private func contentChanges(
    at index: Int, _ difference: ViewDifference, _ proof: CauseProof
  ) -> [ViewChange] {
    var changes = (difference.facts + orderFacts(below: index)).map(difference.change)
    // A constraint that came or went with a view is not a change of its own.
    let constraints = constraintChanges.filter {
      $0.view == index && structuralPlace(of: $0) == nil
    }
    changes += constraints.map {
      difference.change(.constraint($0.named(name)))
    }
    guard !changes.isEmpty else { return [] }
    if let cause = proof.consequences[.view(index)] {
      for place in changes.indices { changes[place].cause = path(of: cause) }
    }
    changes[changes.count - 1].followers = proof.followers(of: .view(index))
    return changes
  }

  private func addition(_ index: Int, _ proof: CauseProof) -> ViewChange? {
    guard let parent = new.views[index].parent, matching.oldOfNew[parent] != nil else { return nil }
    let inner = unmatched(below: index, in: new, by: matching.oldOfNew)
    return ViewChange(
      view: new.views[index].path, .added(appearance(of: new.views[index], inner: inner)),
      followers: proof.followers(of: .view(index)))
  }

  private func removals(below index: Int, _ proof: CauseProof) -> [ViewChange] {
    removedViews(below: index).map {
      let inner = unmatched(below: $0, in: old, by: matching.newOfOld)
      return ViewChange(
        view: old.views[$0].path, .removed(appearance(of: old.views[$0], inner: inner)),
        followers: proof.followers(of: .removedView($0)))
    }
  }

  private func unmatched(below index: Int, in layout: FlatLayout, by partners: [Int?]) -> Int {
    layout.views[index].children.reduce(0) { count, child in
      count + (partners[child] == nil ? 1 : 0) + unmatched(below: child, in: layout, by: partners)
    }
  }

  private func appearance(of view: FlatLayout.View, inner: Int) -> Appearance {
    Appearance(className: view.node.className, frame: view.node.frame, innerViews: inner)
  }
}

extension ViewChange {
  fileprivate var isResized: Bool {
    if case .frame(let change) = fact { change.isResized } else { false }
  }
}
