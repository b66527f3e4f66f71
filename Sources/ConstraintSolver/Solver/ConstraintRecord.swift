/// What the solver keeps about one constraint.
final class ConstraintRecord {
  let handle: ConstraintHandle
  /// The coefficients of the variables, none twice and none zero.
  let row: SparseRow
  let relation: Relation
  let yielding: Yielding
  var constant: Double
  var priority: Priority
  var role = Role.waiting
  /// The power of two that the row in the tableau is multiplied by.
  var scale = 1.0
  /// The part of the expression that eliminated variables have turned into a constant.
  var offset = 0.0

  /// How the constraint takes part in the solution.
  enum Role: Equatable {
    /// Not at all yet.
    case waiting
    /// It defines a variable.
    case definition(of: Int)
    /// It has a symbol in the tableau.
    case symbol(Int)
    /// It is an equality that follows from others.
    case implied
  }

  init(_ constraint: Constraint, handle: ConstraintHandle, row: SparseRow) {
    self.handle = handle
    self.row = row
    relation = constraint.relation
    yielding = constraint.yielding
    constant = constraint.expression.constant
    priority = constraint.priority
  }

  deinit {
    row.deallocate()
  }

  var isRequired: Bool { priority == .required }

  /// What the symbol's value is compared with.
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
  func chooseScale(for row: SparseRow) {
    let largest = row.largest
    scale = largest > 0 ? Double(sign: .plus, exponent: -largest.exponent, significand: 1) : 1
  }
}

extension SparseRow {
  /// The size of the largest coefficient.
  var largest: Double {
    var largest = 0.0
    var index = 0
    while index < count {
      if coefficients[index].magnitude > largest { largest = coefficients[index].magnitude }
      index &+= 1
    }
    return largest
  }
}
