/// Whether a row's constraints lead from its top to its bottom, so that they and not the designer decide its height.
///
/// 1. Two views are tied by a required equation between edges, centres or baselines, and a stack to its views.
/// 2. The content view counts as two: what is tied to its top, and what is tied to its bottom. Its centre ties nothing.
extension KnownCell {
  var isTiedFromTopToBottom: Bool {
    var ties = Ties(self)
    root.forEachView { holder in
      for child in holder.subviews where holder.el == "stackView" {
        ties.tie(ties.end(holder.id, "top"), ties.end(child.id, "top"))
      }
      for constraint in holder.constraints ?? [] where constraint.isEquation {
        ties.tie(
          ties.end(constraint.first ?? holder.id, constraint.fa),
          ties.end(constraint.second, constraint.sa ?? ""))
      }
    }
    return ties.group(.top) == ties.group(.bottom)
  }
}

extension KnownCell.Constraint {
  fileprivate var isEquation: Bool { rel == "equal" && p == 1000 && excluded != true }
}

private struct Ties {
  enum End: Hashable {
    case top, bottom
    case view(String)
  }

  private let content: String?
  /// The views of guides and of the cell itself, by identifier.
  private var owners: [String: String] = [:]
  private var parents: [End: End] = [:]

  init(_ cell: KnownCell) {
    content = cell.root.id
    owners[cell.id] = cell.root.id
    for guide in (cell.guides ?? [:]).keys { owners[guide] = cell.root.id }
    var found: [String: String] = [:]
    cell.root.forEachView { view in
      for guide in (view.guides ?? [:]).keys { found[guide] = view.id }
    }
    owners.merge(found) { $1 }
  }

  private static let attributes: Set = [
    "top", "bottom", "centerY", "topMargin", "bottomMargin", "centerYWithinMargins", "baseline",
    "firstBaseline", "lastBaseline",
  ]

  /// Returns what an attribute of an item is tied to; nil for one that has no place along the row's height.
  func end(_ item: String?, _ attribute: String) -> End? {
    guard let item, Self.attributes.contains(attribute) else { return nil }
    let view = owners[item] ?? item
    guard view == content else { return .view(view) }
    switch attribute {
    case "top", "topMargin": return .top
    case "bottom", "bottomMargin": return .bottom
    default: return nil
    }
  }

  mutating func tie(_ one: End?, _ other: End?) {
    guard let one, let other else { return }
    let (first, second) = (group(one), group(other))
    if first != second { parents[first] = second }
  }

  func group(_ end: End) -> End {
    var end = end
    while let parent = parents[end] { end = parent }
    return end
  }
}
