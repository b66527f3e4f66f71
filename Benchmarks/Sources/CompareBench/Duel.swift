import Foundation
import Glibc

/// Our way to do something and a peer's, measured in turn.
struct Duel {
  let name: String
  let peer: String
  let ours: () -> Int
  let theirs: () -> Int
  /// The ratio to reach.
  let goal: Double
  /// Whether both must come to the same number.
  var isSameAnswer = true
  private static let rounds = 7

  func fight() throws -> DuelResult {
    let (mine, others) = (ours(), theirs())
    guard !isSameAnswer || mine == others else {
      throw CompareError.different(name: name, ours: mine, theirs: others)
    }
    var timings: ([Double], [Double]) = ([], [])
    for _ in 0..<Duel.rounds {
      timings.0.append(measure(ours))
      timings.1.append(measure(theirs))
    }
    return DuelResult(
      name: name, peer: peer, ours: median(timings.0), theirs: median(timings.1), goal: goal)
  }

  /// The median over repetitions of about a tenth of a second, in seconds of the thread's processor time.
  private func measure(_ work: () -> Int) -> Double {
    var times: [Double] = []
    var spent = 0.0
    while spent < 0.1 || times.count < 5 {
      let start = now()
      consume(work())
      times.append(now() - start)
      spent += times[times.count - 1]
    }
    return median(times)
  }

  private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// One line of the table.
struct DuelResult: Encodable {
  let name: String
  let peer: String
  let ours: Double
  let theirs: Double
  var ratio: Double { ours / theirs }
  let goal: Double

  private enum CodingKeys: String, CodingKey { case name, peer, ours, theirs, ratio }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(peer, forKey: .peer)
    try container.encode(ours, forKey: .ours)
    try container.encode(theirs, forKey: .theirs)
    try container.encode(ratio, forKey: .ratio)
  }

  var line: String {
    let times = [ours, theirs].map { String(format: "%.1f µs", $0 * 1e6) }
    let numbers = String(format: "%.2f | ≤ %.1f", ratio, goal)
    return "| \(name) | \(peer) | \(times[0]) | \(times[1]) | \(numbers) |"
  }
}

/// Keeps the optimiser from leaving work out.
@inline(never)
@_optimize(none)
func consume(_ value: Int) {}
