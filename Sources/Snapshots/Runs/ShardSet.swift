import Foundation

/// The shards of one run, each exactly once.
struct ShardSet {
  /// The shards by number.
  let parts: [ShardResults]

  /// - Throws: ``SnapshotsError/shardsDoNotFit(reason:)`` if the shards do not form a complete run.
  init(_ parts: [ShardResults]) throws {
    self.parts = parts.sorted { ($0.number, $0.folder.path) < ($1.number, $1.folder.path) }
    if let reason = misfit { throw SnapshotsError.shardsDoNotFit(reason: reason) }
  }

  /// The tests requested in all shards.
  var filter: String? { parts.first?.manifest.filter }

  /// 0 if the tests of all shards passed.
  var exitCode: Int32 { parts.lazy.compactMap(\.manifest.exitCode).first { $0 != 0 } ?? 0 }

  /// The parts whose tests failed without a failing result.
  var unexplainedShards: [Shard] {
    parts.filter(\.manifest.hasUnexplainedFailure).compactMap(\.manifest.shard)
  }

  /// Keys of fixtures that no shard verified.
  var missingKeys: [SnapshotKey] {
    let verified = Set(parts.flatMap { $0.manifest.keys.map(\.foldedFixture) })
    let left = Set(parts.flatMap(\.manifest.keysLeft))
    return left.filter { !verified.contains($0.foldedFixture) }.sorted()
  }

  private var misfit: String? {
    guard let first = parts.first else { return "no folder is named" }
    guard let count = first.manifest.shard?.count else {
      return "\(first.folder.path) holds a whole run, not a shard"
    }
    for part in parts {
      if let reason = misfit(of: part, with: first) { return reason }
    }
    let numbers = parts.map(\.number)
    let absent = (1...count).filter { !numbers.contains($0) }
    if !absent.isEmpty {
      return "of \(count) shards \(absent.map(String.init).joined(separator: ", ")) "
        + "\(absent.count == 1 ? "is" : "are") missing"
    }
    for (one, next) in zip(parts, parts.dropFirst()) where one.number == next.number {
      return "\(one.folder.path) and \(next.folder.path) are both shard \(one.number)/\(count)"
    }
    return keyInTwoParts
  }

  private func misfit(of part: ShardResults, with first: ShardResults) -> String? {
    let (one, other) = (first.manifest, part.manifest)
    guard other.exitCode != nil else { return "the run in \(part.folder.path) was broken off" }
    if let lost = other.lostRecords {
      return "\(lost) snapshots of the run in \(part.folder.path) have no record any more"
    }
    guard let shard = other.shard else {
      return "\(part.folder.path) holds a whole run, not a shard"
    }
    if shard.count != one.shard?.count || other.filter != one.filter {
      return "\(first.folder.path) and \(part.folder.path) are parts of different runs: "
        + "their --shard counts or --filter differ"
    }
    if other.plan != one.plan {
      return "\(first.folder.path) and \(part.folder.path) were split by different timings; "
        + "give all shards the same timings.json, or none"
    }
    return nil
  }

  private var keyInTwoParts: String? {
    var owners: [SnapshotKey: Int] = [:]
    for part in parts {
      for key in part.manifest.keys {
        if let owner = owners.updateValue(part.number, forKey: key) {
          return "\(key) was verified by shards \(owner) and \(part.number); "
            + "were they built from the same sources and version of Snap?"
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
