import FileAccess
import Foundation
import SnapshotRecords

/// The shards of one run, each exactly once.
struct ShardSet {
  let parts: [ShardResults]

  /// The name of the package, if one of the shards or the folder of the merge has it.
  let package: String?

  /// The commit that the shards must be of, or its first digits; nil for any.
  let commit: String?

  /// - Throws: ``SnapshotsError/shardsDoNotFit(_:)`` if the shards do not form a complete run, or one of another package or
  ///   commit.
  init(_ parts: [ShardResults], of package: String?, at commit: String?) throws {
    self.package = package ?? parts.lazy.compactMap(\.manifest.package).first
    self.commit = commit
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
    if let open = parts.first(where: { $0.manifest.exitCode == nil }) {
      return .unfinished(folder: open.folder.path)
    }
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
    return misfit(ofIdentity: other, shard, with: one)
  }

  private func misfit(
    ofIdentity other: RunManifest, _ shard: Shard, with one: RunManifest
  ) -> SnapshotsError.ShardMisfit? {
    if let commit, other.identity?.commit?.hasPrefix(commit) != true {
      return .otherCommit(other.identity?.commit, shard, expected: commit)
    }
    guard let first = one.shard, !other.isOfSame(as: one) else { return nil }
    let commits = [one.identity?.commit, other.identity?.commit].compactMap(\.self)
    return .differentIdentities(
      other.identity.flatMap { one.identity?.firstDifference(from: $0) }, shards: [first, shard],
      commits: Set(commits).count == 2 ? commits : [])
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

extension RunManifest {
  /// Whether another run verified the same, each its part of it.
  func isOfSame(as other: RunManifest) -> Bool {
    guard let identity, let second = other.identity else { return identity == other.identity }
    return identity.firstDifference(from: second) == nil
  }
}

extension ShardResults {
  /// The number of the shard, 0 for a complete run.
  var number: Int { manifest.shard?.index ?? 0 }
}
