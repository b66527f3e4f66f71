/// What the solver keeps about one variable.
struct VariableState {
  /// Where the operands of the definition start, or -1 for a root.
  var definition = -1
  var operandCount = 0
  /// The number added to the operands.
  var constant = 0.0
  /// The factor that turns the constant of the defining equality into `constant`.
  var factor = 0.0
  /// The number of definitions that use the variable.
  var dependents = 0
  /// The variable of the length that the definition adds to another variable, or -1.
  var length = -1
  /// A number greater than those of the operands of the definition; valid after `Elimination.sort`.
  var rank = 0
  /// The number of constraints that use the variable.
  var uses = 0
  var isLive = true
  /// The symbol in the tableau, or -1.
  var symbol = -1
  /// Whether a row of a constraint in the tableau mentions the variable.
  var isInRow = false
  /// Whether all variables that the value follows from have one value, in all best solutions or in those left.
  ///
  /// Valid while ties are settled and while there is an inquiry. A variable can be determined without it: what is
  /// free may cancel.
  var isDetermined = false
  var value = 0.0
  /// The constant part: what the value would be if all roots were 0.
  var offset = 0.0
  /// Scratch for a walk along definitions.
  var stamp = 0
  var cursor = 0
  var sum = 0.0
  var magnitude = 0.0
}
