/// Which symbols of a tableau share their freedom: those that depend on free symbols of one sum that has a bound.
struct FreedomGroups {
  /// A free symbol that stands for a symbol's group; -1 if the symbol cannot move.
  private let representatives: [Int]

  init(in tableau: borrowing Tableau) {
    var sets = DisjointSets(count: tableau.count)
    let free = (0..<tableau.count).map { Self.freeSymbols(behind: $0, in: tableau) }
    for basic in 0..<tableau.count where tableau.symbols[basic].isBasic {
      let symbol = tableau.symbols[basic]
      guard symbol.lower > -.infinity || symbol.upper < .infinity else { continue }
      for other in free[basic].dropFirst() { sets.join(other, free[basic][0]) }
    }
    representatives = free.map { $0.first.map { sets.representative(of: $0) } ?? -1 }
  }

  /// Returns a symbol that stands for the group of another one; nil if that cannot move.
  func group(of symbol: Int) -> Int? {
    representatives[symbol] < 0 ? nil : representatives[symbol]
  }

  /// The free symbols that a basic symbol depends on, or a parametric symbol itself if it is free.
  private static func freeSymbols(behind symbol: Int, in tableau: borrowing Tableau) -> [Int] {
    let row = tableau.symbols[symbol].row
    let parts =
      tableau.symbols[symbol].isBasic ? (0..<row.count).map { row.symbols[$0] } : [symbol]
    return parts.filter { tableau.symbols[$0].directions != Directions.none }
  }
}
