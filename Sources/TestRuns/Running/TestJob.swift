import Foundation
import SnapshotRecords

/// The tests of one framework that a process runs.
///
/// 1. An outermost suite is run by one process, as its tests may have to run one after the other; under a filter, a test.
/// 2. Those whose snapshots take longest are assigned first, to the process with the least to do.
/// 3. The first process runs everything that is not given to another. So each test runs, and in one process only,
///    whatever the last run knew.
package struct TestJob: Sendable, Hashable {
  /// Which process of how many; nil if there is only one.
  var part: Shard?
  /// The arguments that select its tests.
  let arguments: [String]

  /// The end of the names of its files, for all processes but the first.
  var suffix: String {
    guard let part, part.index > 1 else { return "" }
    return ".\(part.index)"
  }

  /// How long the program of large tests takes until the first one, in milliseconds.
  static let start = 2000.0

  /// What a test counts of which no duration is known, in milliseconds: the snapshots of one view.
  static let unknownDuration = 20.0

  /// The longest patterns of all processes that a command line carries without trouble, in bytes.
  private static let bytes = 100_000

  /// Splits the tests among processes.
  ///
  /// - Parameters:
  ///   - count: how many processes there are at most.
  ///   - timings: the durations of one framework's tests in the last run, or what they count.
  ///   - filter: selects tests; nil for all.
  /// - Returns: one job for each process, at least one.
  /// - Throws: ``TestRunsError/invalidFilter(_:)``
  static func all(
    count: Int, timings: [Timings.Test], filter: String?
  ) throws -> [TestJob] {
    let own = filter.map { ["--filter", $0] } ?? []
    let units = try units(timings, filter: filter)
    let count = min(count, units.count)
    guard count > 1 else { return [TestJob(arguments: own)] }
    var loads = [Double](repeating: 0, count: count)
    var patterns = [[String]](repeating: [], count: count)
    var size = 0
    for unit in units {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += unit.milliseconds
      let pattern = TestCrash.pattern(ofPath: unit.path)
      size += pattern.utf8.count
      if least > 0, size < bytes { patterns[least].append(pattern) }
    }
    let others = patterns.dropFirst().filter { !$0.isEmpty }
    let selections =
      [own + others.joined().flatMap { ["--skip", $0] }]
      + others.map { $0.flatMap { ["--filter", $0] } }
    return selections.enumerated().map { index, arguments in
      TestJob(part: Shard(index: index + 1, count: selections.count), arguments: arguments)
    }
  }

  /// The longest first.
  private static func units(
    _ timings: [Timings.Test], filter: String?
  ) throws -> [(path: String, milliseconds: Double)] {
    let pattern = try TestOptions.pattern(of: filter)
    var units: [String: Double] = [:]
    for timing in timings {
      let parts = TestCrash.pathParts(of: timing.test.identifier)
      let path = parts.joined(separator: "/")
      if let pattern {
        if path.firstMatch(of: pattern) != nil { units[path, default: 0] += timing.milliseconds }
      } else if let suite = parts.first {
        units[String(suite), default: 0] += timing.milliseconds
      }
    }
    return units.map { (path: $0.key, milliseconds: $0.value) }
      .sorted { ($1.milliseconds, $0.path) < ($0.milliseconds, $1.path) }
  }
}
