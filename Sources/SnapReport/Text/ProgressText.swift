import Graphics
import NumberText

/// The progress of a run, in one line: `testing: 34 of 120 snapshots, 12 a second, 7 s left`.
package struct ProgressText: CustomStringConvertible {
  /// Below this, the rate is dominated by the start-up time.
  private static let secondsToJudge = 1.0

  private let count: Int
  private let expected: Int?
  private let seconds: Double

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - count: the number of verified snapshots.
  ///   - expected: the number in the last run; nil if unknown.
  ///   - seconds: since the tests started.
  package init(count: Int, expected: Int?, seconds: Double) {
    self.count = count
    // A run with more snapshots than the last one has an unknown length.
    self.expected = expected.flatMap { $0 >= count ? $0 : nil }
    self.seconds = seconds
  }

  package var description: String {
    let total = expected.map { " of \($0)" } ?? ""
    let noun = (expected ?? count) == 1 ? "snapshot" : "snapshots"
    guard count > 0, seconds >= Self.secondsToJudge else {
      return "testing: \(count)\(total) \(noun)"
    }
    let rate = Double(count) / seconds
    let rateText = rate.text(decimals: rate < 10 ? 1 : 0)
    let left = expected.map { ", \(Self.time(Double($0 - count) / rate)) left" } ?? ""
    return "testing: \(count)\(total) \(noun), \(rateText) a second\(left)"
  }

  /// A duration, such as `1 min 5 s`.
  static func time(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up), clampedTo: 0...Int.max)
    guard whole >= 60 else { return "\(whole) s" }
    return "\(whole / 60) min \(whole % 60) s"
  }
}
