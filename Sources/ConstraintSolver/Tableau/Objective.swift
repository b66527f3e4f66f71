/// What a simplex run makes as small as possible.
struct Objective {
  /// The level whose errors count, or -1.
  var level = -1
  /// A single symbol that counts, or -1.
  var symbol = -1
  /// The cost of one unit of `symbol`'s value, or 0 if its distance from its target counts.
  var slope = 0.0

  /// The sum of the errors at a level.
  static func level(_ level: Int) -> Objective { Objective(level: level) }

  /// The error of one optional constraint or probe.
  static func error(of symbol: Int) -> Objective { Objective(symbol: symbol) }

  /// The value of one symbol, or with slope -1 its negative.
  static func value(of symbol: Int, slope: Double) -> Objective {
    Objective(symbol: symbol, slope: slope)
  }
}

/// How a simplex run ended.
enum Outcome {
  /// Nothing can make the objective smaller.
  case optimal
  /// The objective's symbol has reached its bound.
  case reached
  /// Nothing bounds the objective.
  case unbounded
  case exhausted
}
