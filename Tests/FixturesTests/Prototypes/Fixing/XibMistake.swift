/// A mistake in a random cell.
enum XibMistake: CaseIterable {
  case side, bothSides, height, top, bottom, secondHeight, autoresizing, rank, resistance, oneLine
  case fixedHeight, openRow

  /// Makes the mistake; a cell without such views stays right.
  func make(in cell: inout RandomXib) {
    switch self {
    case .side:
      drop(of: cell.pick(cell.boxes), [cell.below(2) == 0 ? "leading" : "trailing"], in: &cell)
    case .bothSides: drop(of: cell.pick(cell.boxes), ["leading", "trailing"], in: &cell)
    case .height: drop(of: cell.pick(cell.boxes), ["height"], in: &cell)
    case .top: drop(of: cell.pick(cell.content.subviews), ["top"], in: &cell)
    case .bottom: drop(of: cell.content.subviews.last, ["bottom"], in: &cell)
    case .secondHeight:
      guard let box = cell.pick(cell.boxes) else { return }
      cell.constraints.append(
        RandomXib.Constraint(
          id: cell.id(), owner: box.id, first: (box.id, "height"), constant: 55))
    case .autoresizing: cell.pick(cell.labels)?.isConstrained = false
    case .rank: level("horizontalHuggingPriority", "250", in: &cell)
    case .resistance:
      level("horizontalCompressionResistancePriority", "750", in: &cell)
      for label in cell.pick(cell.rows) ?? [] {
        label.text = "a text of some length"
      }
    case .oneLine:
      guard let label = cell.pick(cell.labels) else { return }
      label.attributes = []
      label.text = "a long text that does not fit into a single line of a phone at all"
    case .fixedHeight:
      guard let label = cell.pick(cell.labels) else { return }
      label.text = "a long text that does not fit into a single line of a phone at all"
      cell.constraints.append(
        RandomXib.Constraint(
          id: cell.id(), owner: label.id, first: (label.id, "height"), constant: 21))
    case .openRow: drop(of: cell.pick(cell.rows)?.last, ["leading"], in: &cell)
    }
  }

  private func drop(of view: RandomXib.View?, _ attributes: [String], in cell: inout RandomXib) {
    guard let view else { return }
    cell.constraints.removeAll { constraint in
      [constraint.first, constraint.second].compactMap(\.self)
        .contains { $0.item == view.id && attributes.contains($0.attribute) }
    }
  }

  private func level(_ attribute: String, _ priority: String, in cell: inout RandomXib) {
    for label in cell.pick(cell.rows) ?? [] {
      label.attributes = label.attributes.map { $0.0 == attribute ? (attribute, priority) : $0 }
    }
  }
}
