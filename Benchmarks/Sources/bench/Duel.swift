/// One row, measured with our program and the peer's in turn.
struct Duel {
  let row, peer: String
  let ours, theirs: Program
  private(set) var ourTimings: [Timing] = []
  private(set) var theirTimings: [Timing] = []
  /// Whether the peer did not finish.
  private(set) var isStopped = false

  init(row: String, peer: String, ours: Program, theirs: Program) {
    self.row = row
    self.peer = peer
    self.ours = ours
    self.theirs = theirs
  }

  /// Work that takes a peer longer than this, in seconds, is measured only in the first round.
  private static let slow = 1.0

  mutating func fight(round: Int) throws {
    if let timing = try ours.round(row) { ourTimings.append(timing) }
    guard round == 1 || (!isStopped && theirTimings[0].median < Duel.slow) else { return }
    if let timing = try theirs.round(row) {
      theirTimings.append(timing)
    } else {
      isStopped = true
      theirTimings.append(Timing(median: Program.limit, minimum: Program.limit))
    }
  }

  /// The largest relative difference between equal answers: both sum thousands of terms.
  private static let tolerance = 1e-9

  func compareAnswers() throws {
    guard !isStopped else { return }
    let (mine, others) = (try ours.answer(row), try theirs.answer(row))
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
