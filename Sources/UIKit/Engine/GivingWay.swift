// Which constraint gives way in a conflict. Apple does not document it. Rule `gives-way-size` is the second of these, and
// Rule `gives-way-newest` the third.
//
// 1. What the system imposes is kept, and so is what defines a guide or refuses a negative size.
// 2. A size that the system imposes reaches the engine last. If it is part of the conflict, the size of one view (a
//    constant, an aspect ratio or that of its contents) gives way before edges and before sizes in proportion to
//    another view's.
// 3. Of the rest the newest gives way. UIKit's own constraints, as a stack view's, are newer than the app's, and
//    those of autoresizing masks are older.
extension [EquationSource] {
  /// The member that gives way; the members, at least one, are in the order of the tree.
  @MainActor var givingWay: EquationSource {
    let isForced = contains(where: \.isImposed)
    let readiness = enumerated().map { index, source in
      (source.isKept ? 0 : 1, isForced && source.isOwnSize ? 1 : 0, source.age.rawValue, index)
    }
    return self[readiness.max(by: <)?.3 ?? startIndex]
  }
}

extension EquationSource {
  /// Whether it is a size or position that the system imposes.
  @MainActor fileprivate var isImposed: Bool {
    switch self {
    case .encapsulated, .fittingTarget: true
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
