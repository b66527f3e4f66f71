import Foundation

/// One row, measured with our program and the peer's in turn.
struct Duel {
  let row, peer: String
  let ours, theirs: Program
  private(set) var ourTimings: [Timing] = []
  private(set) var theirTimings: [Timing] = []
  /// Whether the peer did not finish.
  private(set) var isStopped = false
  /// Why the row is not valid.
  private(set) var fault: (any Error)?
  /// The time the peer has taken for its rounds.
  private var theirSeconds = 0.0

  init(row: String, peer: String, ours: Program, theirs: Program) {
    self.row = row
    self.peer = peer
    self.ours = ours
    self.theirs = theirs
  }

  /// Work that takes a peer longer than this, in seconds, is measured only in the first round.
  private static let slow = 1.0

  /// A peer that has taken this long for a row, in seconds, gets no further rounds: preparing the work is not measured, but
  /// takes time.
  private static let rowLimit = 2 * Program.limit

  /// Whether there is a figure.
  var isMeasured: Bool { !ourTimings.isEmpty && (isStopped || !theirTimings.isEmpty) }

  mutating func fight(round: Int) {
    guard fault == nil else { return }
    do {
      try measure(round: round)
    } catch {
      fault = error
    }
  }

  private mutating func measure(round: Int) throws {
    guard let timing = try ours.round(row) else {
      throw BenchError.stopped(program: ours.url.path, arguments: ["round", row])
    }
    ourTimings.append(timing)
    guard !isStopped, theirSeconds < Duel.rowLimit,
      round == 1 || theirTimings.median < Duel.slow
    else { return }
    let start = ContinuousClock.now
    if let timing = try theirs.round(row) {
      theirTimings.append(timing)
    } else {
      isStopped = true
    }
    theirSeconds += (ContinuousClock.now - start) / .seconds(1)
  }

  /// The largest relative difference between equal answers: both sum thousands of terms.
  private static let tolerance = 1e-9

  /// Notes a fault if the answers differ.
  mutating func compareAnswers() {
    guard !isStopped, fault == nil else { return }
    do {
      try requireEqualAnswers()
    } catch {
      fault = error
    }
  }

  private func requireEqualAnswers() throws {
    guard let mine = try ours.answer(row) else {
      throw BenchError.stopped(program: ours.url.path, arguments: ["answer", row])
    }
    guard let others = try theirs.answer(row) else {
      throw BenchError.stopped(program: theirs.url.path, arguments: ["answer", row])
    }
    guard mine.count == others.count && !mine.isEmpty else {
      throw BenchError.differentCounts(row: row, ours: mine.count, theirs: others.count)
    }
    for (place, (first, second)) in zip(mine, others).enumerated()
    where !((first - second).magnitude <= Duel.tolerance * (1 + second.magnitude)) {
      throw BenchError.different(row: row, place: place, ours: first, theirs: second)
    }
  }
}

extension [Timing] {
  /// The median over the rounds of their medians.
  var median: Double {
    isEmpty ? .nan : map(\.median).sorted()[count / 2]
  }

  /// The minimum of all rounds.
  var minimum: Double {
    map(\.minimum).min() ?? .nan
  }
}
