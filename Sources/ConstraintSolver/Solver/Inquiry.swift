/// A tableau separate from the solution's, in which symbols move as long as the solution remains a best one.
final class Inquiry {
  var tableau: Tableau
  /// Whether each symbol has one value in all best solutions, so that not each question needs a probe.
  let isFixed: [Bool]
  /// What shares its freedom; nil if nothing is free.
  private let freedom: FreedomGroups?

  init(about tableau: borrowing Tableau) {
    let copy = Tableau(copying: tableau)
    for symbol in 0..<copy.count {
      copy.symbols[symbol].directions = copy.symbols[symbol].levelDirections
    }
    isFixed = (0..<copy.count).map { copy.isFixed($0) }
    freedom = isFixed.contains(false) ? FreedomGroups(in: copy) : nil
    self.tableau = copy
  }

  /// Whether a sum of symbols has one value in all best solutions; a sum of others may have one, too.
  func isDetermined(_ sum: SparseRow) -> Bool {
    (0..<sum.count).allSatisfy { isFixed[sum.symbols[$0]] }
  }

  /// Returns the group of the free symbols in a sum; nil if none is free.
  func sharedFreedom(of sum: SparseRow) -> Int? {
    (0..<sum.count).lazy.compactMap { self.freedom?.group(of: sum.symbols[$0]) }.first
  }
}
