internal import Fixtures
package import Foundation

/// The widths at which a failure occurs.
package struct FailingWidths: Hashable, Sendable {
  /// The widths in points; at half a point beyond either end it does not occur, unless that is the end of the space or
  /// the search is not complete.
  package let range: ClosedRange<CGFloat>
  /// The distance in points between the widths that were tried inside.
  package let step: CGFloat
  /// Whether both ends were found before the budget was used up.
  package let isComplete: Bool
}

extension Shrinking {
  /// The most widths to try on the way to an end.
  private static let stepLimit: CGFloat = 128

  /// Returns the widths around a failing trial at which it fails as well.
  func failingWidths(of trial: Trial, _ identity: Violation.Identity) -> FailingWidths {
    let widths = space.space.widths
    let span = widths.upperBound - widths.lowerBound
    let step = max(0.5, (span / Self.stepLimit * 2).rounded(.up) / 2)
    var isComplete = true
    func fails(_ width: CGFloat) -> Bool {
      guard !limit.isReached(by: runner, share: 1) else {
        isComplete = false
        return false
      }
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
    let range = end(widths.lowerBound, -1)...end(widths.upperBound, 1)
    return FailingWidths(range: range, step: step, isComplete: isComplete)
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
