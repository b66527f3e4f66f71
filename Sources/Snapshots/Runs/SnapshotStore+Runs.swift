internal import FileAccess
public import Foundation
public import SnapshotRecords
internal import SnapshotReferences

/// The manifest and the timings of the package's last run.
extension SnapshotStore {
  /// Returns the manifest of the last run, nil if there was none.
  ///
  /// - Throws: ``SnapshotsError`` if the file cannot be read.
  public func readManifest() throws -> RunManifest? {
    try Self.manifest(in: directories.pending, of: directories.tree)
  }

  /// Records that a run starts.
  ///
  /// - Throws: ``SnapshotsError`` if the file cannot be written.
  public func begin(_ manifest: RunManifest) throws {
    // What the end of the run needs is seen before it begins.
    try logs.next()
    try nextRunNumber()
    try logs.removeOlderRecords()
    try write(manifest)
  }

  /// Records how a run ended and what it used, and removes files that only its processes needed.
  ///
  /// What it left is also kept in a folder of its own, a ``KeptRun``. A complete run also writes its timings, by which later
  /// ones are split, and if it passes, removes files of keys that it did not use, as their fixtures no longer exist.
  ///
  /// - Parameters:
  ///   - manifest: the manifest written when the run began, with its completeness.
  ///   - results: the run's results.
  ///   - exitCode: the tests' exit code.
  ///   - otherFailures: the test failures without a result, in words; nil if unknown.
  ///   - lostKeys: the keys from ``lostKeys(besides:)``.
  /// - Returns: the written manifest.
  /// - Throws: ``SnapshotsError`` if a file cannot be read or written.
  @discardableResult
  public func end(
    _ manifest: RunManifest, results: [SnapshotResult], exitCode: Int32,
    otherFailures: [String]? = nil,
    lostKeys: [SnapshotKey] = []
  ) throws -> RunManifest {
    var manifest = manifest
    manifest.otherFailureTexts = otherFailures
    manifest.lostRecords = lostKeys.isEmpty ? nil : lostKeys.count
    return try end(
      manifest, results: results, exitCode: exitCode, keysLeft: keysLeftToOtherShards())
  }

  func end(
    _ manifest: RunManifest, results: [SnapshotResult], exitCode: Int32, keysLeft: [SnapshotKey]
  ) throws -> RunManifest {
    var manifest = manifest
    manifest.exitCode = exitCode
    manifest.failures = results.count(where: \.isFailure)
    manifest.keys = results.map(\.key).sorted()
    manifest.keysLeft = keysLeft
    manifest.references = Set(results.map(\.reference)).sorted()
    let lines = results.filter(\.isLineOfDigests).map { "\($0.reference): \($0.lineName)" }
    manifest.lines = lines.isEmpty ? nil : lines.sorted()
    manifest.unnamedReferences = try unnamedReferences(besides: manifest)
    try write(manifest)
    if manifest.isWhole { try removeResults(besides: manifest.keys) }
    if manifest.hasAllTests && !results.isEmpty { try write(Timings(of: results)) }
    try logs.removeReplaced()
    try keep(manifest, results)
    try removeClaims()
    return manifest
  }

  /// Returns the timings of the last whole run, or those in a file; empty without any.
  ///
  /// - Throws: ``SnapshotsError`` if the file cannot be read.
  public func readTimings(from file: URL? = nil) throws -> Timings {
    let tree = file == nil ? directories.tree : nil
    let file = file ?? timingsFile
    let timings = try JSONFile(file, in: tree).read(Timings.self, .timings)
    guard let timings, timings.version == Timings.currentVersion else { return Timings() }
    return timings
  }

  /// Writes the plan for the tests of a run, and returns its file.
  ///
  /// - Throws: ``SnapshotsError`` if the file cannot be written.
  public func write(_ plan: ShardPlan, to name: String = "shard-plan.json") throws -> URL {
    let file = directories.pending.appendingPathComponent(name)
    try staging.replace(file, with: CanonicalJSON.prettyData(of: plan))
    return file
  }

  private func write(_ manifest: RunManifest) throws {
    try prepare()
    let file = directories.pending.appendingPathComponent(Self.manifestName)
    try staging.replace(file, with: CanonicalJSON.prettyData(of: manifest))
  }

  private func write(_ timings: Timings) throws {
    try staging.replace(timingsFile, with: CanonicalJSON.prettyData(of: timings))
  }

  private var timingsFile: URL { directories.pending.appendingPathComponent("timings.json") }

  /// The name of a manifest, in `.snap/` and in the folder of each run.
  static let manifestName = "run.json"

  /// Returns the manifest in a `.snap` folder, nil without one.
  static func manifest(in folder: URL, of tree: FileTree) throws -> RunManifest? {
    let file = folder.appendingPathComponent(manifestName)
    let manifest = try JSONFile(file, in: tree).read(RunManifest.self, .manifest)
    if let manifest, manifest.version != RunManifest.currentVersion {
      throw SnapshotsError.invalidFile(file: file.path, .manifest)
    }
    return manifest
  }
}
