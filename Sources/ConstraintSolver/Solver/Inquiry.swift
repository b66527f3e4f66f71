/// A tableau separate from the solution's, in which symbols move as long as the solution remains a best one.
final class Inquiry {
  var tableau: Tableau
  /// Whether each symbol has one value in all best solutions, so that not each question needs a probe.
  let isFixed: [Bool]
  /// The groups of free symbols, once they are wanted.
  private var freedom: FreedomGroups?

  init(about tableau: borrowing Tableau) {
    let copy = Tableau(copying: tableau)
    for symbol in 0..<copy.count {
      copy.symbols[symbol].directions = copy.symbols[symbol].levelDirections
    }
    isFixed = (0..<copy.count).map { copy.isFixed($0) }
    self.tableau = copy
  }

  /// Whether a sum of symbols has one value in all best solutions; a sum of others may have one, too.
  func isDetermined(_ sum: SparseRow) -> Bool {
    (0..<sum.count).allSatisfy { isFixed[sum.symbols[$0]] }
  }

  /// Returns the group of the free symbols in a sum; nil if none is free.
  func sharedFreedom(of sum: SparseRow) -> Int? {
    guard let place = (0..<sum.count).first(where: { !isFixed[sum.symbols[$0]] }) else { return nil }
    let groups = freedom ?? FreedomGroups(in: tableau)
    freedom = groups
    return groups.group(of: sum.symbols[place], in: tableau)
  }
}
