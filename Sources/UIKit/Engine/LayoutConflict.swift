internal import ConstraintSolver

/// Required constraints that cannot all hold.
@MainActor struct LayoutConflict {
  /// A minimal set: without any one of them the others hold.
  let members: [EquationSource]
  /// The one that was left out.
  let broken: EquationSource
  /// What the one that was left out says is 0, or bounds by it.
  let brokenExpression: LinearExpression?
  /// The constants of the members' equations.
  let constants: [EquationKey: Double]

  init(members: [Equation], broken: EquationSource) {
    self.members = members.map(\.source)
    self.broken = broken
    brokenExpression = members.first { $0.source.key == broken.key }?.expression
    constants = Dictionary(
      members.map { ($0.source.key, $0.expression.constant) }, uniquingKeysWith: { $1 })
  }
}
