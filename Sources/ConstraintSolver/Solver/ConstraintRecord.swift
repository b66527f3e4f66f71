/// What the solver keeps about one constraint.
struct ConstraintRecord {
  let handle: ConstraintHandle
  /// The coefficients of the variables, unique and nonzero.
  let row: SparseRow
  /// The size of the row's largest coefficient.
  let largest: Double
  let relation: Relation
  var constant: Double
  var priority: Priority
  var role = Role.waiting
  /// The power of two that the row in the tableau is multiplied by.
  var scale = 1.0
  /// The part of the expression that eliminated variables have turned into a constant.
  var offset = 0.0
  /// The slots of the constraints inserted before and after it, or -1.
  var previous: Int
  var next = -1
  var isLive = true
  /// Whether the slot is in the list of waiting slots.
  var isListed = false

  /// How the constraint takes part in the solution.
  enum Role: Equatable {
    /// It does not take part yet.
    case waiting
    /// It defines a variable.
    case definition(of: Int)
    /// It has a symbol in the tableau.
    case symbol(Int)
    /// It is an equality that follows from others.
    case implied
  }

  init(
    _ constraint: borrowing Constraint, handle: ConstraintHandle, row: SparseRow,
    after previous: Int
  ) {
    self.previous = previous
    self.handle = handle
    self.row = row
    largest = row.largest
    relation = constraint.relation
    constant = constraint.expression.constant
    priority = constraint.priority
  }

  var isRequired: Bool { priority.isRequired }

  var isWaiting: Bool {
    if case .waiting = role { return true }
    return false
  }

  /// The symbol in the tableau, or -1.
  var symbol: Int {
    if case .symbol(let symbol) = role { return symbol }
    return -1
  }

  /// The number the symbol's value is compared with.
  var target: Double { -scale * (constant + offset) }

  var kind: SymbolKind {
    guard isRequired else { return .optional }
    switch relation {
    case .equal: return .requiredEqual
    case .lessThanOrEqual: return .requiredAtMost
    case .greaterThanOrEqual: return .requiredAtLeast
    }
  }

  /// Picks the power of two that brings the largest coefficient of a row between 1 and 2.
  mutating func chooseScale(for row: SparseRow) {
    scale = ConstraintRecord.scale(for: row.largest)
  }

  /// Returns the power of two that brings a size between 1 and 2.
  static func scale(for largest: Double) -> Double {
    largest > 0 ? Double(sign: .plus, exponent: -largest.exponent, significand: 1) : 1
  }
}
