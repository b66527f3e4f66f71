import Foundation

/// The shards of one run, each exactly once.
struct ShardSet {
  let parts: [ShardResults]

  /// The name of the package, if one of the shards or the folder of the merge has it.
  let package: String?

  /// - Throws: ``SnapshotsError/shardsDoNotFit(_:)`` if the shards do not form a complete run, or one of another package.
  init(_ parts: [ShardResults], of package: String?) throws {
    self.package = package ?? parts.lazy.compactMap(\.manifest.package).first
    self.parts = parts.sorted { ($0.number, $0.folder.path) < ($1.number, $1.folder.path) }
    if let misfit { throw SnapshotsError.shardsDoNotFit(misfit) }
  }

  var filter: String? { parts.first?.manifest.filter }

  /// 0 if the tests of all shards passed.
  var exitCode: Int32 { parts.lazy.compactMap(\.manifest.exitCode).first { $0 != 0 } ?? 0 }

  /// The parts whose tests failed without a failing result.
  var unexplainedShards: [Shard] {
    parts.filter(\.manifest.hasUnexplainedFailure).compactMap(\.manifest.shard)
  }

  var missingKeys: [SnapshotKey] {
    let verified = Set(parts.flatMap { $0.manifest.keys.map(\.foldedFixture) })
    let left = Set(parts.flatMap(\.manifest.keysLeft))
    return left.filter { !verified.contains($0.foldedFixture) }.sorted()
  }

  private var misfit: SnapshotsError.ShardMisfit? {
    guard let first = parts.first else { return .noFolder }
    guard let count = first.manifest.shard?.count else {
      return .wholeRun(folder: first.folder.path)
    }
    for part in parts {
      if let misfit = misfit(of: part, with: first) { return misfit }
    }
    let numbers = parts.map(\.number)
    let absent = (1...count).filter { !numbers.contains($0) }
    if !absent.isEmpty { return .missing(absent, of: count) }
    for (one, next) in zip(parts, parts.dropFirst()) where one.number == next.number {
      if let shard = one.manifest.shard {
        return .twice(shard, folders: [one.folder.path, next.folder.path])
      }
    }
    return keyInTwoParts
  }

  private func misfit(of part: ShardResults, with first: ShardResults) -> SnapshotsError
    .ShardMisfit?
  {
    let (one, other) = (first.manifest, part.manifest)
    let folders = [first.folder.path, part.folder.path]
    guard other.exitCode != nil else { return .unfinished(folder: part.folder.path) }
    if let lost = other.lostRecords { return .lostRecords(lost, folder: part.folder.path) }
    if let package, other.package != package {
      return .otherPackage(other.package, folder: part.folder.path, expected: package)
    }
    guard let shard = other.shard else {
      return .wholeRun(folder: part.folder.path)
    }
    if shard.count != one.shard?.count || other.filter != one.filter {
      return .differentRuns(folders: folders)
    }
    if other.plan != one.plan {
      return .differentTimings(folders: folders)
    }
    return nil
  }

  private var keyInTwoParts: SnapshotsError.ShardMisfit? {
    var owners: [SnapshotKey: Int] = [:]
    for part in parts {
      for key in part.manifest.keys {
        if let owner = owners.updateValue(part.number, forKey: key) {
          return .sharedKey(key, shards: [owner, part.number])
        }
      }
    }
    return nil
  }
}

extension ShardResults {
  /// The number of the shard, 0 for a complete run.
  var number: Int { manifest.shard?.index ?? 0 }
}

/// The results of one shard, from its `.snap` folder.
struct ShardResults {
  /// The `.snap` folder, or a copy of it.
  let folder: URL
  let manifest: RunManifest
  let results: [SnapshotResult]

  /// Reads a copy of a `.snap` folder, or of a folder that holds one.
  ///
  /// - Throws: ``SnapshotsError/shardsDoNotFit(_:)`` if it contains no manifest of a run.
  init(readingFrom url: URL) throws {
    let candidates = [url, url.appendingPathComponent(".snap", isDirectory: true)]
    for folder in candidates {
      guard let manifest = try SnapshotStore.manifest(in: folder) else { continue }
      self.folder = folder
      self.manifest = manifest
      results = try Self.results(of: manifest, in: folder)
      return
    }
    throw SnapshotsError.shardsDoNotFit(.noManifest(folder: url.path))
  }

  private static func results(
    of manifest: RunManifest, in folder: URL
  ) throws -> [SnapshotResult] {
    let logs = ResultLogs(folder: folder.appendingPathComponent("results", isDirectory: true))
    let results = try logs.records(ofRun: manifest.run)
    let found = Dictionary(uniqueKeysWithValues: results.map { ($0.key, $0) })
    return try manifest.keys.map { key in
      guard let result = found[key] else {
        throw SnapshotsError.shardsDoNotFit(.noRecord(key, folder: folder.path))
      }
      return result
    }
  }
}
