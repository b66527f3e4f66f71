internal import Foundation

/// Chooses the conflicts to report: those without an external height come first.
///
/// 1. A container forces the height that fitting found. A conflict during fitting then recurs, often explained by that
///    height, which is only a consequence.
/// 2. So the constraints are solved again without a height. Remaining conflicts come first.
/// 3. A conflict that shares a constraint with an earlier one has the same cause, as leaving out the constraint that
///    gave way can cause the next one.
@MainActor struct ConflictSearch {
  /// The view whose size a container forces: a cell's content view, otherwise the root.
  let host: UIView
  /// The fitting height without an external one, nil if nothing conflicts.
  let askedHeight: Double?
  let conflicts: [LayoutConflict]

  init(root: UIView, engine: LayoutEngine) {
    host = root.encapsulatedView
    guard !engine.conflicts.isEmpty else {
      askedHeight = nil
      conflicts = []
      return
    }
    let fitting = LayoutEngine(
      host: host,
      purpose: .fitting(
        FittingTarget(
          size: CGSize(width: host.bounds.width, height: 0), horizontalPriority: .required,
          verticalPriority: .fittingSizeLevel)))
    fitting.solve()
    askedHeight = Double(fitting.solvedSize(of: host).height)
    var concerned: Set<EquationKey> = []
    conflicts = (fitting.conflicts.filter { !$0.speaksOfFitting } + engine.conflicts).filter {
      let keys = $0.appConstraints.map { EquationSource.constraint($0).key }
      defer { concerned.formUnion(keys) }
      return concerned.isDisjoint(with: keys)
    }
  }
}

extension LayoutConflict {
  fileprivate var speaksOfFitting: Bool {
    members.contains {
      if case .fittingTarget = $0 { return true }
      return false
    }
  }
}

extension UIView {
  /// The view whose size a cell forces, such as its content view; the view itself elsewhere.
  var encapsulatedView: UIView { storedSubviews.first(where: \.hasEncapsulatedSize) ?? self }
}
