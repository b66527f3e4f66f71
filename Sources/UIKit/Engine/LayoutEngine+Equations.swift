internal import ConstraintSolver

// Keeps the installed equations in sync with the collected ones.
extension LayoutEngine {
  func replace(with equations: [Equation]) {
    isEdited = !installed.isEmpty
    if isEdited {
      let wanted = Set(equations.map(\.source.key))
      for key in order where !wanted.contains(key) { uninstall(key) }
    } else {
      installed.reserveCapacity(equations.count)
    }
    order = []
    order.reserveCapacity(equations.count)
    for equation in equations { install(equation) }
    if isEdited, !areTiesInOrder { isDisturbed = true }
  }

  /// Whether the equations that break ties were added in the order of collection.
  private var areTiesInOrder: Bool {
    let handles = order.compactMap { installed[$0] }
      .filter { $0.equation.priority < .required || $0.equation.relation != .equal }
      .map(\.handle)
    return zip(handles, handles.dropFirst()).allSatisfy { $0 < $1 }
  }

  private func install(_ equation: Equation) {
    let key = equation.source.key
    order.append(key)
    if let present = installed[key] {
      if keep(present.handle, present.equation, as: equation) {
        installed[key] = Installed(equation: equation, handle: present.handle)
        return
      }
      uninstall(key)
    }
    add(equation, key)
  }

  /// Returns whether the installed equation equals another one, or does with its constant.
  private func keep(
    _ handle: ConstraintHandle, _ present: Equation, as equation: Equation
  ) -> Bool {
    var edited = present
    edited.expression.constant = equation.expression.constant
    guard edited == equation else { return false }
    do {
      try solver.setConstant(equation.expression.constant, of: handle)
      return true
    } catch {
      // A constant that cannot hold is also rejected when adding, and recorded there.
      return false
    }
  }

  func uninstall(_ key: EquationKey) {
    guard let present = installed.removeValue(forKey: key) else { return }
    solver.remove(present.handle)
  }

  /// Adds an equation; in a conflict, one of the conflicting equations is left out.
  func add(_ equation: Equation, _ key: EquationKey) {
    do {
      installed[key] = Installed(equation: equation, handle: try solver.add(equation.constraint))
    } catch {
      recover(from: error, adding: equation, key)
    }
  }

  private func recover(from error: SolverError, adding equation: Equation, _ key: EquationKey) {
    guard case .unsatisfiable(let conflict) = error else {
      // The layout goes on without it, and what draws the view reports the fault.
      if let number = equation.source.number {
        (number.view ?? host).note(.notFinite(property: number.property))
      }
      return
    }
    guard !isEdited else {
      isDisturbed = true
      return
    }
    if let handle = addNearly(equation) {
      installed[key] = Installed(equation: equation, handle: handle)
      isRelaxed = true
      return
    }
    let others = order.filter { key in
      installed[key].map { conflict.others.contains($0.handle) } ?? false
    }
    let found = LayoutConflict(
      members: others.compactMap { installed[$0]?.equation } + [equation])
    conflicts.append(found)
    guard found.broken.key != key else { return }
    uninstall(found.broken.key)
    add(equation, key)
  }

  /// Adds an equation that misses by less than what is visible, as a ratio does that a file has with six digits; nil if
  /// it misses by more.
  private func addNearly(_ equation: Equation) -> ConstraintHandle? {
    var handles: [ConstraintHandle] = []
    do {
      if equation.relation != .greaterThanOrEqual {
        handles.append(
          try solver.add(
            Constraint(
              equation.expression - Self.visibleDifference, .lessThanOrEqual)))
      }
      if equation.relation != .lessThanOrEqual {
        handles.append(
          try solver.add(
            Constraint(
              equation.expression + Self.visibleDifference, .greaterThanOrEqual)))
      }
    } catch {
      for handle in handles { solver.remove(handle) }
      return nil
    }
    // The side on which it misses is enough, as the other holds by far.
    guard handles.count == 2 else { return handles.first }
    let isAbove = value(of: equation.expression) > 0
    solver.remove(handles[isAbove ? 1 : 0])
    return handles[isAbove ? 0 : 1]
  }
}
