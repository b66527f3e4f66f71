/// Which free symbols of a tableau share their freedom: those in the row of one basic symbol that has a bound.
///
/// Union–find with path halving: Tarjan and van Leeuwen, "Worst-Case Analysis of Set Union Algorithms" (1984,
/// doi:10.1145/62.2160).
struct FreedomGroups {
  /// Another symbol of the same group, for each symbol; a group's representative has itself.
  private var parents: [Int]

  init(in tableau: borrowing Tableau) {
    parents = Array(0..<tableau.count)
    for basic in 0..<tableau.count where tableau.symbols[basic].isBasic {
      let symbol = tableau.symbols[basic]
      guard symbol.lower > -.infinity || symbol.upper < .infinity else { continue }
      join(freeSymbols(of: symbol.row, in: tableau))
    }
  }

  /// Returns the representative of a symbol's group; nil if the symbol cannot move.
  func group(of symbol: Int, in tableau: borrowing Tableau) -> Int? {
    let isBasic = tableau.symbols[symbol].isBasic
    let free = isBasic ? freeSymbols(of: tableau.symbols[symbol].row, in: tableau).first : symbol
    guard var root = free else { return nil }
    while parents[root] != root { root = parents[root] }
    return root
  }

  private func freeSymbols(of row: SparseRow, in tableau: borrowing Tableau) -> [Int] {
    (0..<row.count).map { row.symbols[$0] }.filter {
      tableau.symbols[$0].directions != Directions.none
    }
  }

  private mutating func join(_ symbols: [Int]) {
    guard let first = symbols.first else { return }
    for symbol in symbols.dropFirst() { parents[root(of: symbol)] = root(of: first) }
  }

  private mutating func root(of symbol: Int) -> Int {
    var symbol = symbol
    while parents[symbol] != symbol {
      parents[symbol] = parents[parents[symbol]]
      symbol = parents[symbol]
    }
    return symbol
  }
}
