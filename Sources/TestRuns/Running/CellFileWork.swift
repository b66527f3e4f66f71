import Fixtures
import Foundation
import Processes
import Revisions
import SnapReport
package import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal

/// What a worker of ``PackageCellFiles`` does: it verifies the fixtures of the requested cell files.
@MainActor package struct CellFileWork {
  package struct Settings: Sendable {
    package let package: String
    package let filter: String?
    package let timeLimit: Int

    package init(package: String, filter: String?, timeLimit: Int) {
      self.package = package
      self.filter = filter
      self.timeLimit = timeLimit
    }
  }

  package struct Request: Codable {
    package var file: String
    /// The keys to verify; nil for all of the file.
    package var only: SnapshotKey?
    /// Keys that have ended another worker.
    package var skipped: Set<SnapshotKey>
    /// Keys of fixtures that have ended too many workers.
    var abandoned: Set<SnapshotKey>
  }

  package struct Answer: Codable {
    /// Why fixtures, or the whole file, cannot be verified.
    package var failures: [String] = []
    /// Why nothing can be verified any more, such as a full disk.
    package var error: String?
  }

  private let store: SnapshotStore
  private let part: ShardAssignment?
  /// What this process verifies of that; nil for all.
  private let job: ShardAssignment?
  private let pattern: Regex<AnyRegexOutput>?
  private let timeLimit: Int
  private let parent = getppid()
  /// The files of the snapshots that this run has already verified, in tests or here; empty where it is unknown.
  private var done: [SnapshotKey: String] = [:]

  /// Works for one package, with the environment that its tests have.
  package static func run(_ settings: Settings) throws {
    var work = try CellFileWork(settings, Console.environment)
    try Working.run { work.answer(to: $0) }
  }

  private init(_ settings: Settings, _ environment: [String: String]) throws {
    let package = URL(fileURLWithPath: settings.package, isDirectory: true)
    let run = environment["SNAP_RUN"]
    var store = SnapshotStore(
      directories: SnapshotDirectories(ofPackage: package),
      mode: try RecordMode.resolve(argument: nil, trait: nil, environment: environment), run: run)
    store.job = environment[ShardAssignment.Variables.job.part]
    store.decoding = try SealTrust.resolve(environment: environment)
    store.drawings = try DrawingCount.resolve(environment: environment)
    self.store = store
    part = try ShardAssignment(environment: environment)
    job = try ShardAssignment(environment: environment, .job)
    pattern = try TestOptions.pattern(of: settings.filter)
    timeLimit = settings.timeLimit
    done = try run.map { try store.recordedSources(ofRun: $0) } ?? [:]
  }

  private mutating func note(_ results: [SnapshotResult]) {
    for result in results { done[result.key] = result.source?.file ?? "" }
  }

  private mutating func answer(to request: Request) -> Answer {
    let file = URL(fileURLWithPath: request.file)
    let cells: CellFile
    do {
      cells = try Working.limited(to: timeLimit) { try CellFile(contentsOf: file) }
    } catch {
      return Answer(failures: ["\(error)"])
    }
    do {
      let name = store.directories.relativePath(of: file)
      let outcome = try cells.verify(in: store, source: name) {
        try isWanted($0, of: name, by: request)
      }
      note(outcome.results)
      return Answer(failures: outcome.failures)
    } catch {
      return Answer(error: "\(error)")
    }
  }

  private func isWanted(
    _ key: SnapshotKey, of file: String, by request: Request
  ) throws -> Bool {
    // A killed parent cannot end this process, and another run may have begun.
    if getppid() != parent { throw TestRunsError.interrupted }
    guard job?.contains(key) ?? true else { return false }
    let isSkipped =
      request.skipped.contains(key) || request.abandoned.contains { $0.isOfSameFixture(as: key) }
    let isMeant = pattern.map { key.description.firstMatch(of: $0) != nil } ?? true
    return try isMeant && !isSkipped && (request.only ?? key) == key && !isDone(key, in: file)
      && !store.skips(key, outside: part)
  }

  /// Whether a snapshot was verified; one of another cell file has the same key by mistake, which verifying it shows.
  private func isDone(_ key: SnapshotKey, in file: String) -> Bool {
    guard let other = done[key] else { return false }
    // As bytes: two files can have names that Swift takes for equal, such as é in one character and in two.
    return other.utf8.elementsEqual(file.utf8) || !RevisionFiles.isCellFile(other)
  }
}

extension SnapshotKey {
  /// Whether two keys differ in their configurations at most.
  func isOfSameFixture(as other: SnapshotKey) -> Bool {
    (suite, fixture) == (other.suite, other.fixture)
  }
}
