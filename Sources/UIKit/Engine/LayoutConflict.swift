internal import ConstraintSolver

/// Required constraints that cannot all hold.
@MainActor struct LayoutConflict {
  /// A minimal set: removing any one of them makes the others satisfiable.
  let members: [EquationSource]
  /// The constraint that was left out.
  let broken: EquationSource
  /// The expression of the constraint that was left out.
  let brokenExpression: LinearExpression?
  /// The constants of the members' equations.
  let constants: [EquationKey: Double]

  /// Creates the conflict of some equations, not empty, in the order of the tree.
  init(members: [Equation]) {
    self.members = members.map(\.source)
    let broken = self.members.givingWay
    self.broken = broken
    brokenExpression = members.first { $0.source.key == broken.key }?.expression
    constants = Dictionary(
      members.map { ($0.source.key, $0.expression.constant) }, uniquingKeysWith: { $1 })
  }
}
