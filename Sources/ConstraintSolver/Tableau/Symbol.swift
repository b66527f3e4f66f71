/// The directions in which a parametric symbol may move without breaking a bound or a settled level.
struct Directions {
  static let none: UInt8 = 0
  static let up: UInt8 = 1
  static let down: UInt8 = 2
  static let both: UInt8 = 3
}

/// What a symbol of the tableau represents.
enum SymbolKind: UInt8 {
  case unused
  /// A variable of the user: free.
  case external
  /// The value of a required constraint's terms: equal to the target, at most or at least it.
  case requiredEqual, requiredAtMost, requiredAtLeast
  /// The value of an optional constraint's terms; its distance from the target is the cost.
  case optional
  /// A row added to break one tie or answer one query; it costs like an optional one, but belongs to no level.
  case probe

  var isRequired: Bool {
    self == .requiredEqual || self == .requiredAtMost || self == .requiredAtLeast
  }
}

/// One unknown of the tableau: basic with a row, or parametric with a value of its own.
///
/// An optional constraint has a single symbol where the paper has two error variables: the cost has a kink at the
/// target, and a basic symbol stays on its side of the kink, so each side acts as one of the two.
struct Symbol {
  var row: SparseRow
  /// The basic symbols whose rows contain this symbol while it is parametric; may include some that no longer do.
  var column: SymbolList
  var kind = SymbolKind.unused
  var isBasic = false
  /// The directions still open to a parametric symbol in the current solution.
  var directions = Directions.both
  /// The directions the levels alone leave open, before ties are broken.
  var levelDirections = Directions.both
  /// The side of the target a basic optional symbol is kept on: 1 above, -1 below, 0 not yet decided.
  var side = 0
  /// The rank of the priority, 0 the highest; -1 without one.
  var level = -1
  var value = 0.0
  var target = 0.0
  /// The bounds that the ratio test respects while the symbol is basic.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The cost of one unit above or below the target, at the symbol's level.
  var slopeAbove = 0.0
  var slopeBelow = 0.0
  /// The sum of the sizes of the terms that made the value.
  var magnitude = 0.0
  /// Scratch: place in a row that is being added to, plus 1; 0 elsewhere.
  var place = 0
  /// Scratch: the index, in the row, of the symbol whose column was tidied last.
  var entry = 0
  /// Scratch: reduced cost, and the sum of the sizes of its parts.
  var cost = 0.0
  var costMagnitude = 0.0
  var isTouched = false

  /// How far off a bound the value may be.
  var slack: Double {
    Tolerance.feasibility * (1 + magnitude + target.magnitude)
  }

  var isOutOfBounds: Bool {
    value > upper + slack || value < lower - slack
  }

  /// The directions of a parametric symbol that is at its target and not barred yet.
  var openDirections: UInt8 {
    switch kind {
    case .requiredEqual, .unused: Directions.none
    case .requiredAtMost: Directions.down
    case .requiredAtLeast: Directions.up
    case .external, .optional, .probe: Directions.both
    }
  }
}
