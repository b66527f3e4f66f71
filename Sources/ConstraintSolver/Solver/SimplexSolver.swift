/// Finds values for variables under linear constraints with strictly ordered priorities, and explains what it finds.
///
/// The solution meets all required constraints. Of these solutions it takes those with the smallest sum of errors at the
/// highest priority, of these those with the smallest sum at the next one, and so on.
///
/// # Ties
/// If several solutions are left, they are told apart by the errors of the optional constraints one by one, from the
/// highest priority and inside a priority in the order of insertion; and then by the sizes of the variables in the order
/// of their indices, nearest to 0 first. So there is one answer, and it does not depend on how the solver got there:
/// it is the same for constraints that came one by one, changed, or were all there at once. A constraint keeps its
/// place in the order when its constant or priority changes.
///
/// ```swift
/// let solver = SimplexSolver()
/// let width = solver.makeVariable()
/// _ = try solver.add(Constraint(width, .greaterThanOrEqual, 50))
/// _ = try solver.add(Constraint(width, .equal, 20, priority: 250))
/// solver.value(of: width)  // 50
/// ```
///
/// Changes are cheap, and the solution is computed when it is read. Required constraints are checked at once.
public final class SimplexSolver {
  let elimination = Elimination()
  var tableau = Tableau()
  /// The constraints by slot.
  var records: [ConstraintRecord?] = []
  var vacantSlots: [Int] = []
  var vacantVariables: [Int] = []
  var nextSerial = 0
  /// Optional constraints that may have no symbol yet.
  var waiting: [ConstraintRecord] = []
  /// The number of equalities that follow from others.
  var impliedCount = 0
  /// The number of required equalities with a symbol, which elimination would make superfluous.
  var equalitySymbolCount = 0
  var needsRebuild = false
  var needsLevels = false
  var isSolved = true
  var lastAccuracy = Accuracy(largestError: 0, isOptimal: true)
  /// A tableau for questions about the best solutions; its symbols wander among them.
  var questions: Tableau?
  var scratch = SparseRow(capacity: 16)

  /// Creates a solver without variables.
  public init() {}

  deinit {
    scratch.deallocate()
  }

  /// Makes a variable; it is 0 until a constraint says otherwise.
  public func makeVariable() -> Variable {
    if let index = vacantVariables.popLast() {
      elimination.variables[index].isLive = true
      return Variable(index: index)
    }
    elimination.append()
    return Variable(index: elimination.count - 1)
  }

  /// Takes back a variable that no constraint uses.
  ///
  /// A variable made later may get the same index.
  public func removeVariable(_ variable: Variable) {
    let state = elimination.variables + checked(variable)
    precondition(
      state.pointee.uses == 0, "Remove the constraints that use a variable before the variable.")
    if state.pointee.symbol >= 0 { needsRebuild = true }
    state.pointee.isLive = false
    state.pointee.value = 0
    vacantVariables.append(variable.index)
    touch()
  }

  /// Marks the solution as out of date.
  func touch() {
    isSolved = false
    questions = nil
  }

  func checked(_ variable: Variable) -> Int {
    precondition(
      variable.index < elimination.count && elimination.variables[variable.index].isLive,
      "The variable was removed, or made by another solver.")
    return variable.index
  }

  func record(_ handle: ConstraintHandle) -> ConstraintRecord {
    guard handle.slot < records.count, let record = records[handle.slot], record.handle == handle
    else { preconditionFailure("The constraint was removed, or belongs to another solver.") }
    return record
  }

  /// The constraints in insertion order.
  var orderedRecords: [ConstraintRecord] {
    records.compactMap { $0 }.sorted { $0.handle.serial < $1.handle.serial }
  }
}
