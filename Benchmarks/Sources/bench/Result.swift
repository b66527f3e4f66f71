import Foundation

/// A line of the table.
struct Result: Encodable {
  let name, peer: String
  let ours: Double
  /// Nil if the peer had to be stopped.
  let theirs, ratio: Double?
  /// The minimum times, also shown in the table.
  let oursMinimum: Double
  let theirsMinimum: Double?
  /// The ratio to reach, if one is set.
  let goal: Double?
  /// Whether the figures are seconds.
  let isTime: Bool

  init(_ duel: Duel) {
    name = duel.row
    peer = duel.isStopped ? "\(duel.peer), stopped after \(Int(Program.limit)) s" : duel.peer
    ours = duel.ourTimings.median
    // Rounds before the one that had to be stopped were valid.
    let hasTheirs = !duel.theirTimings.isEmpty
    theirs = hasTheirs ? duel.theirTimings.median : nil
    ratio = hasTheirs ? ours / duel.theirTimings.median : nil
    oursMinimum = duel.ourTimings.minimum
    theirsMinimum = hasTheirs ? duel.theirTimings.minimum : nil
    goal = goals["\(duel.row), \(duel.peer)"] ?? goals[duel.row]
    isTime = true
  }

  /// The figures of several rounds, times by default.
  init(
    _ name: String, peer: String, ours: [Double], theirs: [Double], isTime: Bool = true,
    goal: Double? = nil
  ) {
    self.name = name
    self.peer = peer
    let (ours, theirs) = (ours.sorted(), theirs.sorted())
    self.ours = ours[ours.count / 2]
    self.theirs = theirs[theirs.count / 2]
    ratio = ours[ours.count / 2] / theirs[theirs.count / 2]
    (oursMinimum, theirsMinimum) = (ours[0], theirs[0])
    self.goal = goal ?? goals[name]
    self.isTime = isTime
  }

  init(growth name: String, peer: String, ours: Double, theirs: Double) {
    self.name = name
    self.peer = peer
    self.ours = ours
    self.theirs = theirs
    ratio = ours / theirs
    oursMinimum = ours
    theirsMinimum = theirs
    goal = nil
    isTime = false
  }

  private enum CodingKeys: String, CodingKey {
    case name, peer, ours, theirs, ratio
  }

  static func write(_ results: [Result], to url: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try encoder.encode(results).write(to: url, options: .atomic)
  }
}

/// A growth exponent of 1.2, where a peer does half of our work.
private let growth = pow(2, 1.2)

/// The target ratios of the rows.
private let goals = [
  "cell from scratch": 0.7,
  "cell solved again, labels resized": 1.0,
  "chain of 1000 views": 0.1,
  "chain of 1000 labels": 0.1,
  "paragraph shaped and measured": 0.7,
  "paragraph measured at another width": 0.1,
  "first layout of a table of 100,000 rows": 1.5,
  "10000 views with frames": growth,
  "1000 overlapping labels": growth,
  "1000 turned labels": growth,
  "1000 arranged views": growth,
  "1000 arranged labels": growth,
  "200 nested stacks": growth,
  "200 labels without constraints": growth,
  "200 labels in a chain that nothing holds": growth,
  "2000 constrained views": growth,
  "1000 views in a chain": growth,
  "100 linted labels in a chain": growth,
  "100000 rows of a whole table": growth,
  "cell laid out and drawn": 0.6,
  "cell laid out, judged and drawn": 0.9,
  "cell verified against its file": 0.15,
  "cell verified against its file, headless Chromium": 0.01,
  "snap verify of 1000 snapshots, whole process": 0.7,
  "megabytes of snap verify, 1000 snapshots": 1.1,
  "equal pictures, cell": 1.3,
  "equal pictures, screen": 1.3,
  "changed pictures, cell": 1.0,
  "changed pictures, screen": 1.0,
  "changed pictures, antialiasing left out, cell": 1.0,
  "changed pictures, antialiasing left out, screen": 1.0,
]
