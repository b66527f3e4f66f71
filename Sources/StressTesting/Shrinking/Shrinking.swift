internal import Fixtures
package import Foundation

/// A failing trial that was made as simple as it can be.
struct ShrunkTrial {
  let trial: Trial
  /// The number of simpler neighbours, none of which fails if the trial is minimal.
  let neighbourCount: Int
  /// Whether every simpler neighbour was tried and holds; false if the limit of tries was reached before.
  let isMinimal: Bool
}

/// Makes failing trials simple: again and again, the first simpler neighbour that fails in the same way takes the trial's place.
@MainActor struct Shrinking {
  let space: TrialSpace
  let runner: TrialRunner

  /// The most neighbours to try for one failure: a text of 200 characters needs some 500.
  private static let limit = 3_000

  func shrink(_ trial: Trial, _ identity: Violation.Identity) -> ShrunkTrial {
    var trial = trial
    var tries = 0
    while tries < Self.limit {
      let neighbours = space.simpler(than: trial)
      let failing = neighbours.first { neighbour in
        tries += 1
        return tries <= Self.limit && runner.fails(neighbour, identity)
      }
      guard let failing else {
        return ShrunkTrial(
          trial: trial, neighbourCount: neighbours.count, isMinimal: tries <= Self.limit)
      }
      trial = failing
    }
    return ShrunkTrial(
      trial: trial, neighbourCount: space.simpler(than: trial).count, isMinimal: false)
  }
}

/// The widths at which a failure occurs.
package struct FailingWidths: Hashable, Sendable {
  /// The widths in points; at half a point beyond either end it does not occur, unless that is the end of the space.
  package let range: ClosedRange<CGFloat>
  /// The distance in points between the widths that were tried inside.
  package let step: CGFloat
}

extension Shrinking {
  /// The most widths to try on the way to an end.
  private static let stepLimit: CGFloat = 128

  /// Returns the widths around a failing trial at which it fails as well.
  func failingWidths(of trial: Trial, _ identity: Violation.Identity) -> FailingWidths {
    let widths = space.space.widths
    let span = widths.upperBound - widths.lowerBound
    let step = max(0.5, (span / Self.stepLimit * 2).rounded(.up) / 2)
    func fails(_ width: CGFloat) -> Bool {
      var other = trial
      other.configuration.width = width
      return runner.fails(other, identity)
    }
    func end(_ limit: CGFloat, _ direction: CGFloat) -> CGFloat {
      var inside = trial.configuration.width
      while inside != limit {
        let next = direction * min(direction * (inside + direction * step), direction * limit)
        guard fails(next) else { return boundary(inside, next, fails) }
        inside = next
      }
      return inside
    }
    return FailingWidths(range: end(widths.lowerBound, -1)...end(widths.upperBound, 1), step: step)
  }

  /// Returns the last half point from a failing width on towards one that does not fail.
  private func boundary(
    _ failing: CGFloat, _ holding: CGFloat, _ fails: (CGFloat) -> Bool
  ) -> CGFloat {
    var (failing, holding) = (failing, holding)
    while abs(failing - holding) > 0.5 {
      let middle = (failing + holding).rounded() / 2
      if fails(middle) { failing = middle } else { holding = middle }
    }
    return failing
  }
}
