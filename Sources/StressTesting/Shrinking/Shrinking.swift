internal import Fixtures
internal import Foundation

/// A failing trial that was made as simple as it can be.
struct ShrunkTrial {
  let trial: Trial
  /// The number of simpler neighbours, none of which fails if the trial is minimal.
  let neighbourCount: Int
  /// Whether every simpler neighbour was tried and holds; false if the budget was used up before.
  let isMinimal: Bool
}

/// Makes failing trials simple: again and again, the first simpler neighbour that fails in the same way takes the trial's place.
@MainActor struct Shrinking {
  let space: TrialSpace
  let runner: TrialRunner
  /// What the failure may use of the budget.
  let limit: ShrinkingLimit

  /// The share of the limit for finding simpler trials; the rest finds widths.
  private static let share = 0.75

  /// Returns a trial without a failing simpler neighbour, and of those that are as simple one that fails at more widths.
  ///
  /// A text that fails only at a few widths depends on the widths of its letters: another one of the same length, or
  /// a shorter one, says more about the cell.
  func shrink(_ trial: Trial, _ identity: Violation.Identity) -> ShrunkTrial {
    var best = descend(trial, identity)
    for other in space.equallySimple(best.trial) where best.isMinimal && fails(other, identity) {
      let shrunk = descend(other, identity)
      if shrunk.isMinimal, isBetter(shrunk.trial, than: best.trial, identity) { best = shrunk }
    }
    return best
  }

  /// Whether a trial has simpler texts, or texts that are as simple and fail at more widths.
  private func isBetter(
    _ trial: Trial, than other: Trial, _ identity: Violation.Identity
  ) -> Bool {
    let (rank, otherRank) = (TextOrder.rank(of: trial.values), TextOrder.rank(of: other.values))
    if rank != otherRank { return rank < otherRank }
    return span(of: trial, identity) > span(of: other, identity)
  }

  private func span(of trial: Trial, _ identity: Violation.Identity) -> CGFloat {
    let range = failingWidths(of: trial, identity).range
    return range.upperBound - range.lowerBound
  }

  /// Takes simpler neighbours until none fails.
  ///
  /// After a step, the search goes on at the same place of the list: what is before it has just held for a trial that is
  /// nearly the same, so that it is tried last. From the start of the list, a long text would take several times the tries.
  private func descend(_ trial: Trial, _ identity: Violation.Identity) -> ShrunkTrial {
    var trial = trial
    var start = 0
    while true {
      let neighbours = space.simpler(than: trial)
      let order = neighbours.indices.map { ($0 + start) % neighbours.count }
      guard let index = order.first(where: { isOver || fails(neighbours[$0], identity) }) else {
        return ShrunkTrial(trial: trial, neighbourCount: neighbours.count, isMinimal: true)
      }
      guard !isOver else {
        return ShrunkTrial(trial: trial, neighbourCount: neighbours.count, isMinimal: false)
      }
      (trial, start) = (neighbours[index], index)
    }
  }

  private var isOver: Bool { limit.isReached(by: runner, share: Self.share) }

  private func fails(_ trial: Trial, _ identity: Violation.Identity) -> Bool {
    !isOver && runner.fails(trial, identity)
  }
}
