import Foundation
import SnapshotRecords
import SnapshotReferences
import Snapshots
import TestRuns

/// What the last run left in a package, or an earlier one that is kept.
struct LatestRun {
  /// Its records, and an error for each record that cannot be read, by key.
  let results: [SnapshotResult]
  /// What failed besides them, if a manifest says it.
  let otherFailures: [String]
  /// Which run it is, in words.
  let name: String
  /// How often each snapshot was drawn; nil for once, and where no manifest says it.
  let drawings: Int?

  /// Reads what an earlier run left in its folder.
  ///
  /// - Throws: ``SnapshotsError`` if the run does not exist, or it cannot be read.
  init(_ number: Int, in directories: SnapshotDirectories) throws {
    let store = directories.store
    let run = try store.keptRun(number)
    results = try store.results(of: run)
    otherFailures = Self.failures(in: run.manifest)
    name = run.name
    drawings = run.manifest.drawings
  }

  /// The latest run, which has left something.
  ///
  /// - Throws: ``SnapError/noResults(package:)``, or `FileError` if a folder cannot be read.
  static func leftIn(_ directories: SnapshotDirectories) throws -> LatestRun {
    try LatestRun(in: directories).requiringResults(of: directories)
  }

  /// - Throws: ``SnapError/noResults(package:)`` for a run that has left nothing.
  func requiringResults(of directories: SnapshotDirectories) throws -> LatestRun {
    guard !results.isEmpty || !otherFailures.isEmpty else {
      throw SnapError.noResults(package: directories.packageRoot.path)
    }
    return self
  }

  /// What it left, as reports take it.
  func packageResults(of directories: SnapshotDirectories) -> PackageResults {
    var all = PackageResults()
    all.add(results, otherFailures, of: directories, among: 1)
    all.drawings = drawings
    return all
  }

  /// Reads the records of the latest run.
  ///
  /// The record of a removed fixture stays until it is deleted; it belongs to an older run and is not included. All
  /// runs of plain `swift test` count as one, since they have no token.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  init(in directories: SnapshotDirectories) throws {
    let store = directories.store
    let (all, unreadable) = try store.readRecords()
    let latest = all.max { $0.written < $1.written }.map { (run: $0.record.run, date: $0.written) }
    let records = all.map(\.record).filter { $0.run == latest?.run }
    results = records + unreadable
    otherFailures =
      Self.otherFailures(in: store, since: latest)
      + (try store.workInProgress().compactMap(\.failure))
    name = try RunNames(of: records, in: store).text
    // One that cannot be read is among the failures.
    drawings = (try? store.readManifest()).flatMap { $0?.run == latest?.run ? $0?.drawings : nil }
  }

  private static func otherFailures(
    in store: SnapshotStore, since latest: (run: String?, date: Date)?
  ) -> [String] {
    do {
      guard let manifest = try store.readManifest() else { return [] }
      if let latest, manifest.run == latest.run { return failures(in: manifest) }
      guard manifest.start > latest?.date ?? .distantPast else { return [] }
      let older =
        latest == nil
        ? [] : ["The last run left no record; the results are those of an older run."]
      return failures(in: manifest) + older
    } catch {
      return ["\(error)"]
    }
  }

  private static func failures(in manifest: RunManifest) -> [String] {
    guard manifest.exitCode != nil else {
      return ["The last run was interrupted, or is still running: its results are incomplete."]
    }
    let lost = manifest.lostRecords.map {
      "\($0) of the last run's snapshots have no record any more."
    }
    let others = manifest.otherFailureTexts ?? []
    guard manifest.completeness != nil else {
      return others + [
        "The last run does not say whether its end was seen. Run `snap verify` again."
      ]
    }
    let unnamed =
      others.isEmpty && manifest.hasUnexplainedFailure
      ? ["A test failed that is not a snapshot failure; see the tests' output."] : []
    return others + unnamed + (lost.map { [$0] } ?? [])
  }
}
