import LayoutModel

/// The edits that a reference's picture already had: its layout is older than its pixels.
///
/// Such an edit, undone, gives neither a frame nor a pixel back, alone and beside all others that can be undone: two of
/// which each is enough for an effect have one.
extension CauseProof {
  /// Returns the idle ones among edits that can be undone, which causes never are; of each edit the layout without it is
  /// known.
  func idleEdits(
    of candidates: [Int], sparing needed: Set<Int>, _ alone: [UndoneLayout?],
    _ trial: inout CauseTrial
  ) -> Set<Int> {
    let still = candidates.filter { edit in
      guard !needed.contains(edit), let layout = alone[edit], !hasEffect(layout) else {
        return false
      }
      return edits[edit].isFaithfullyUndone(in: layout)
    }
    guard !still.isEmpty, let actual = trial.pixels(undoing: []) else { return [] }
    let invisible = still.filter { trial.pixels(undoing: [$0]) == actual }
    // Not all can be undone together.
    for others in [candidates, invisible] {
      guard let whole = trial.pixels(undoing: others) else { continue }
      return Set(
        invisible.filter { edit in
          trial.pixels(undoing: others.filter { $0 != edit }) == whole
        })
    }
    return []
  }

  /// Whether a fact about a view of the new layout is an idle edit.
  func isIdle(_ fact: ViewChange.Fact, of view: Int) -> Bool {
    idle.contains { edits[$0].place == .view(view) && edits[$0].includes(fact) }
  }

  /// Whether a view came without any effect, alone or in another one.
  func isIdleAddition(_ view: Int) -> Bool {
    if idle.contains(where: { edits[$0].undos.contains(.addition(view: view)) }) { return true }
    guard let parent = difference.new.views[view].parent else { return false }
    return difference.matching.oldOfNew[parent] == nil && isIdleAddition(parent)
  }
}

extension LayoutEdit {
  /// Whether a layout shows that everything was undone as the reference had it.
  ///
  /// A view that is gone comes back as a stand-in, which may draw less, and what layout measures is only a consequence.
  fileprivate func isFaithfullyUndone(in layout: UndoneLayout) -> Bool {
    !isMeasured
      && undos.allSatisfy {
        switch $0 {
        case .order, .addition: true
        case .removal, .rootSize: false
        case .property, .constraint: Self.isDone($0, in: layout)
        }
      }
  }

  fileprivate func includes(_ fact: ViewChange.Fact) -> Bool {
    undos.contains {
      switch ($0, fact) {
      case (.property(_, let name, _), _): fact.isOfProperty(name)
      case (.constraint(let old, let new), .constraint(let change)):
        change.old == old && change.new == new
      case (.order, .attribute(let name, _, _)): name == LayoutDifference.orderName
      default: false
      }
    }
  }
}

extension ViewChange.Fact {
  /// Whether it is a change of a property by the name that undoes it.
  fileprivate func isOfProperty(_ property: String) -> Bool {
    switch self {
    case .text: property == LayoutNode.PropertyName.text
    case .font: property == LayoutNode.PropertyName.font
    case .hidden: property == LayoutNode.PropertyName.hidden
    case .textColor: property == LayoutNode.PropertyName.textColor
    case .attribute(property, _, _): true
    default: isOfRun && property == LayoutNode.PropertyName.textRuns
    }
  }
}
