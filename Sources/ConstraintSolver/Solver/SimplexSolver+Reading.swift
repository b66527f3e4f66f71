extension SimplexSolver {
  /// Returns a variable's value in the solution; 0 if no constraint concerns it.
  public func value(of variable: Variable) -> Double {
    state.pointee.value(of: variable)
  }

  /// Returns by how much the solution misses a constraint, in the unit of its expression; 0 if it is met.
  public func residual(of handle: ConstraintHandle) -> Double {
    state.pointee.residual(of: handle)
  }

  /// Returns how well the solution meets the original required constraints.
  public func accuracy() -> Accuracy {
    state.pointee.accuracy()
  }

  /// Returns whether all best solutions agree on a variable, and otherwise the interval in which it is free.
  public func determinacy(of variable: Variable) -> Determinacy {
    state.pointee.determinacy(of: variable)
  }

  /// Returns two best solutions that differ in a variable, or nil if it is determined.
  ///
  /// The variable is at the ends of its interval in them; where an end is infinite, at a distance from its value.
  public func witnesses(for variable: Variable, reach: Double = 100) -> Witnesses? {
    state.pointee.witnesses(for: variable, reach: reach)
  }
}
