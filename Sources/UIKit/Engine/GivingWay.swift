// Which constraint gives way in a conflict. Apple does not document it. Rule `gives-way-size` is the second of these,
// rule `gives-way-far-edge` the third, and rule `gives-way-newest` the fourth.
//
// 1. What the system imposes is kept, and so is what defines a guide or refuses a negative size.
// 2. In a table, the size that a row gets reaches the engine last. If it is part of the conflict, the size of one view
//    (a constant, an aspect ratio or that of its contents) gives way before edges and before sizes in proportion to
//    another view's.
// 3. A view that has a given size elsewhere loses its far edge: what ties it to the bottom or the end of a view around
//    it, the outermost first; without one it loses another edge.
// 4. Of the rest the newest gives way. UIKit's own constraints, as a stack view's, are newer than the app's, and
//    those of autoresizing masks are older.
extension [EquationSource] {
  /// The member that gives way; the members, at least one, are in the order of the tree.
  @MainActor var givingWay: EquationSource {
    let isInRow = contains(where: \.isImposedOnRow)
    let scene: Scene = isInRow ? .row : contains(where: \.isGiven) ? .alone : .free
    let readiness = enumerated().map { index, source in
      let rank = source.rank(in: scene)
      let order = rank == EquationSource.farRank ? -index : source.age.rawValue
      return (source.isKept ? 0 : 1, rank, order, index)
    }
    return self[readiness.max(by: <)?.3 ?? startIndex]
  }
}

/// What is known of the sizes in a conflict.
private enum Scene {
  /// A table's row has the size that the table gives it.
  case row
  /// Another view has a given size.
  case alone
  /// No size is given.
  case free
}

extension EquationSource {
  fileprivate static let farRank = 2

  /// How readily it gives way, before age decides.
  @MainActor fileprivate func rank(in scene: Scene) -> Int {
    switch scene {
    case .row: isOwnSize ? 1 : 0
    case .alone: outerEdge.map { $0.isFar ? Self.farRank : 1 } ?? 0
    case .free: 0
    }
  }

  /// The edge of the view around another one that it ties this one to; nil for other constraints.
  @MainActor private var outerEdge: NSLayoutConstraint.Attribute? {
    guard case .constraint(let constraint) = self, let first = constraint.first,
      let second = constraint.second, let view = first.layoutView, let other = second.layoutView
    else { return nil }
    let isFirstOuter = view === other ? first === view : other.isDescendant(of: view)
    let isSecondOuter = view === other ? second === other : view.isDescendant(of: other)
    guard isFirstOuter != isSecondOuter else { return nil }
    let edge = isFirstOuter ? constraint.firstAttribute : constraint.secondAttribute
    return edge.isEdge ? edge : nil
  }

  /// Whether it is the size of a table's row.
  @MainActor fileprivate var isImposedOnRow: Bool {
    switch self {
    case .encapsulated(let item, _), .fittingTarget(let item, _):
      (item.item as? UIView)?.ancestors.contains(where: \.isRow) ?? false
    case .constraint, .contentSize, .autoresizing, .guide, .nonNegative: false
    }
  }

  /// Whether it is a size that a view has whatever its constraints.
  @MainActor fileprivate var isGiven: Bool {
    switch self {
    case .encapsulated, .fittingTarget, .autoresizing(_, .width), .autoresizing(_, .height): true
    case .constraint, .contentSize, .autoresizing, .guide, .nonNegative: false
    }
  }

  /// Whether it gives way only where the conflict has no other members.
  @MainActor fileprivate var isKept: Bool {
    switch self {
    case .encapsulated, .fittingTarget, .guide, .nonNegative: true
    case .constraint, .contentSize, .autoresizing: false
    }
  }

  /// Whether it relates the size of one view to a constant or to the view's other length.
  @MainActor fileprivate var isOwnSize: Bool {
    switch self {
    case .constraint(let constraint):
      constraint.firstAttribute.kind == .size
        && (constraint.second == nil || constraint.second === constraint.first)
    case .contentSize: true
    case .autoresizing, .encapsulated, .fittingTarget, .guide, .nonNegative: false
    }
  }

  /// When UIKit adds an equation, the earliest first.
  fileprivate enum Age: Int {
    case frame
    case app
    case system
  }

  @MainActor fileprivate var age: Age {
    switch self {
    case .constraint(let constraint): constraint.isSystem ? .system : .app
    case .contentSize: .app
    case .autoresizing, .encapsulated, .fittingTarget, .guide, .nonNegative: .frame
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .notAnAttribute, .width, .height, .centerX, .centerY, .centerXWithinMargins,
      .centerYWithinMargins, .firstBaseline, .lastBaseline:
      false
    default: true
    }
  }

  /// Whether layout reaches the edge last.
  fileprivate var isFar: Bool {
    switch self {
    case .bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin: true
    default: false
    }
  }
}
