import FileAccess
import Fixtures
import Foundation
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import TestRuns

/// Draws the cells of cell files whose lines of digests two branches changed differently.
///
/// git merges one file after another, so that the merge driver cannot know whether the sources that a cell shows are
/// merged yet. It leaves the line in conflict, and this draws the cell when they are.
@MainActor struct DisputedCells {
  /// The snapshots that were drawn, and those that no fixture has any more.
  private(set) var settled: [SnapshotStore.Dispute] = []
  private(set) var removed: [SnapshotStore.Dispute] = []
  /// The snapshots that a test draws.
  private(set) var left: [SnapshotStore.Dispute] = []
  /// Why snapshots of cell files could not be drawn.
  private(set) var failures: [String] = []

  private let store: SnapshotStore
  /// The suites of the cell files, those of files with a failure, and the snapshots that fixtures have.
  private var suites: Set<String> = []
  fileprivate var failedSuites: Set<String> = []
  private var known: Set<SnapshotKey> = []

  /// Draws them all, and writes their lines.
  ///
  /// - Parameters:
  ///   - package: the package's folder.
  ///   - directories: its folders of references.
  ///   - environment: the variables, which say where git is.
  /// - Throws: ``SnapError/unmergedSources(_:)``, `SnapshotsError`, or `FileError` if a file cannot be written.
  init(of package: URL, _ directories: SnapshotDirectories, environment: [String: String]) throws {
    try Self.requireMergedSources(around: package, environment: environment)
    store = SnapshotStore(directories: directories, mode: .all)
    let disputes = try store.disputes()
    left = disputes
    guard !disputes.isEmpty else { return }
    for file in PackageFolder.cellFiles(in: package) { try draw(file) }
    try remove(
      left.filter {
        suites.contains($0.key.suite) && !failedSuites.contains($0.key.suite)
          && !known.contains($0.key)
      })
    failures += try store.sortAllDigests()
  }

  /// The files of digests that are merged now.
  var mergedFiles: [String] {
    let open = Set(left.map(\.file))
    return Set((settled + removed).map(\.file)).subtracting(open).sorted()
  }

  private static func requireMergedSources(
    around package: URL, environment: [String: String]
  ) throws {
    // Marks can be in files that are in no repository, too.
    guard let repository = try GitRepository.ifAny(around: package, environment: environment)
    else { return }
    let unmerged = try repository.unmergedFiles().filter { !$0.hasSuffix(".snapshots") }
    guard unmerged.isEmpty else { throw SnapError.unmergedSources(unmerged) }
  }

  private mutating func draw(_ url: URL) throws {
    let path = store.directories.relativePath(of: url)
    let folder = path.split(separator: "/").dropLast().last.map(String.init)
    let name = CellFile.name(of: url.lastPathComponent)
    let text = try store.pathTemplate().suite(ofFile: name, in: folder)
    let suite = SnapshotKey(suite: text, fixture: name).suite
    let own = left.filter { $0.key.suite == suite }
    guard !own.isEmpty else { return }
    suites.insert(suite)
    let cells: CellFile
    do {
      cells = try CellFile(contentsOf: url)
    } catch {
      failures.append("\(error)")
      failedSuites.insert(suite)
      return
    }
    let keys = Set(own.map(\.key))
    let (results, problems) = try cells.verify(
      in: store, source: path, suite: text, where: keys.contains)
    failures += problems
    if !problems.isEmpty { failedSuites.insert(suite) }
    known.formUnion(results.map(\.key))
    let drawn = Set(results.filter { $0.status != .error }.map(\.key))
    try settle(own.filter { drawn.contains($0.key) })
  }

  private mutating func settle(_ disputes: [SnapshotStore.Dispute]) throws {
    for dispute in disputes { try store.settle(dispute) }
    settled += disputes
    left.removeAll(where: disputes.contains)
  }

  private mutating func remove(_ disputes: [SnapshotStore.Dispute]) throws {
    for dispute in disputes { try store.remove(dispute) }
    removed += disputes
    left.removeAll(where: disputes.contains)
  }
}

extension DisputedCells {
  /// What was done and what is left to do, a line each.
  var lines: [String] {
    let done =
      settled.map { "drawn    \($0.key)" }
      + removed.map { "removed  \($0.key)  No fixture has it any more." }
    let rest = left.filter { !failedSuites.contains($0.key.suite) }
    let tests = rest.map { "left     \($0.key)  A test draws it." }
    let suites = Set(rest.map(\.key.suite)).sorted().map {
      "Run `snap record --tests-only --filter \($0.split(separator: "/").last ?? "")`."
    }
    let files = mergedFiles.isEmpty ? [] : ["Run `git add \(mergedFiles.joined(separator: " "))`."]
    let all = done + tests + suites + files
    return all.isEmpty && failures.isEmpty ? ["No line of digests is in conflict."] : all
  }
}
