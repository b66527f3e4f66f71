import FileAccess
import Foundation
public import SnapshotRecords
import SnapshotReferences

extension SnapshotStore {
  /// Returns the runs that are kept, the oldest first, without those whose manifest cannot be read.
  ///
  /// - Throws: `FileError` if the folder cannot be read.
  public func keptRuns() throws -> [KeptRun] {
    try runNumbers().compactMap { number in
      let folder = folder(ofRun: number)
      guard let manifest = try? Self.manifest(in: folder, of: directories.tree) else { return nil }
      return KeptRun(number: number, folder: folder, manifest: manifest)
    }
  }

  /// Returns a run that is kept.
  ///
  /// - Throws: ``SnapshotsError/noSuchRun(_:kept:)``, or another ``SnapshotsError`` if its manifest cannot be read.
  public func keptRun(_ number: Int) throws -> KeptRun {
    let folder = folder(ofRun: number)
    guard let manifest = try Self.manifest(in: folder, of: directories.tree) else {
      throw SnapshotsError.noSuchRun(number, kept: try runNumbers())
    }
    return KeptRun(number: number, folder: folder, manifest: manifest)
  }

  /// Returns the results of a run that is kept, by key, with the paths of its own pictures.
  ///
  /// - Throws: ``SnapshotsError/shardsDoNotFit(_:)`` if a record is missing.
  public func results(of run: KeptRun) throws -> [SnapshotResult] {
    try ShardResults(readingFrom: run.folder, in: directories.tree).results.map { result in
      var result = result
      let own = SnapshotDirectories(directories, pending: run.folder)
      result.actual = result.actual.map { _ in directories.relativePath(of: own.actual(of: result))
      }
      result.diff = result.diff.map { _ in directories.relativePath(of: own.diff(of: result)) }
      return result
    }
  }

  /// Returns the last run of each shard that verified the same as a shard's run, by shard; nil for a whole run.
  ///
  /// - Throws: `FileError` if the folder cannot be read.
  public func shards(with run: RunManifest) throws -> [KeptRun]? {
    guard let count = run.shard?.count else { return nil }
    var shards: [Int: KeptRun] = [:]
    for kept in try keptRuns() {
      guard let shard = kept.manifest.shard, shard.count == count,
        kept.manifest.plan == run.plan, kept.manifest.filter == run.filter,
        kept.manifest.isOfSame(as: run)
      else { continue }
      shards[shard.index] = kept
    }
    return shards.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Keeps what a run left, and removes the oldest ones.
  func keep(_ manifest: RunManifest, _ results: [SnapshotResult]) throws {
    let tree = directories.tree
    let new = runsFolder.appendingPathComponent(".new", isDirectory: true)
    try tree.removeFolder(new)
    for log in try logs.all() {
      try tree.link(
        log.url, to: new.appendingPathComponent("results/\(log.url.lastPathComponent)"))
    }
    let own = SnapshotDirectories(directories, pending: new)
    for result in results {
      if result.actual != nil {
        try tree.link(directories.actual(of: result), to: own.actual(of: result))
      }
      if result.diff != nil {
        try tree.link(directories.diff(of: result), to: own.diff(of: result))
      }
    }
    try staging.replace(
      new.appendingPathComponent(Self.manifestName), with: CanonicalJSON.prettyData(of: manifest))
    let numbers = try runNumbers()
    let number = try nextRunNumber()
    try tree.move(new, to: folder(ofRun: number))
    try tree.pointLink(runsFolder.appendingPathComponent("latest"), to: "\(number)")
    for old in numbers.dropLast(max(KeptRun.limit, manifest.shard?.count ?? 0) - 1) {
      try tree.removeFolder(folder(ofRun: old))
    }
  }

  /// The numbers of the runs that are kept, the lowest first.
  func keptNumbers() throws -> [Int] { try runNumbers() }

  /// The folder of a run that is kept.
  func keptFolder(_ number: Int) -> URL { folder(ofRun: number) }

  private func runNumbers() throws -> [Int] {
    try directories.tree.names(in: runsFolder).compactMap { FileNumber.read($0) }.sorted()
  }

  /// - Throws: `FileError` if the last run has the highest number.
  @discardableResult
  func nextRunNumber() throws -> Int {
    let last = try runNumbers().last ?? 0
    return try FileNumber.next(last, of: folder(ofRun: last))
  }

  private func folder(ofRun number: Int) -> URL {
    runsFolder.appendingPathComponent("\(number)", isDirectory: true)
  }

  // The pending pictures of a suite of this name are in it, too; no name of theirs is a number.
  private var runsFolder: URL {
    directories.pending.appendingPathComponent("runs", isDirectory: true)
  }
}
