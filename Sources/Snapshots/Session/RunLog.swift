import FileAccess
import Foundation
import Locks
import SnapshotRecords

/// What the processes of one run tell each other, a line each: `.snap/claims/<run>/run.log`.
///
/// 1. A process appends a line before it looks at the others' lines. Of two fixtures with one key, both processes
///    therefore find the same one to be first, and at least the other one finds that there are two.
/// 2. Each process reads each line once.
final class RunLog: Sendable {
  fileprivate struct State {
    let file: LineFile
    var offset = 0
    /// The first claim of each key, as JSON, by the folded key.
    var claims: [String: Data] = [:]
    /// Other claims of these keys.
    var conflicts: [String: Data] = [:]
    /// A key of each fixture that was left to other shards, by the folded fixture.
    var left: [String: String] = [:]
  }

  /// What a line says; the character begins it.
  fileprivate enum Kind: Character {
    case claim = "C"
    case release = "R"
    case left = "L"
  }

  private let state: Lock<State>

  init(in folder: URL, of tree: FileTree) throws {
    let file = folder.appendingPathComponent("run.log")
    state = Lock(State(file: try .shared(file, in: tree)))
  }

  /// Claims the key for a fixture, or returns why it cannot.
  func take(_ claim: KeyClaim) throws -> KeyConflict? {
    let (name, json) = (claim.key.foldedForFileSystem, try Self.json(claim))
    return try state.withLock { state in
      try state.append(.claim, name, json)
      try state.update()
      // Equal claims are one fixture that is verified again.
      guard let first = state.claims[name], first != json else { return nil }
      return Self.claim(first).flatMap { KeyConflict(first: $0, second: claim) }
    }
  }

  /// Returns a conflict since this process claimed a key.
  func conflict(on first: KeyClaim) throws -> KeyConflict? {
    try state.withLock { state in
      try state.update()
      return state.conflicts[first.key.foldedForFileSystem].flatMap(Self.claim)
        .flatMap { KeyConflict(first: first, second: $0) }
    }
  }

  /// Gives a key back that was claimed for a snapshot which then could not be verified.
  func release(_ claim: KeyClaim) throws {
    let json = try Self.json(claim)
    try state.withLock { try $0.append(.release, claim.key.foldedForFileSystem, json) }
  }

  /// Notes that a fixture was left to another shard.
  func leave(_ key: SnapshotKey) throws {
    try state.withLock { state in
      guard state.left.updateValue("\(key)", forKey: key.foldedFixture) == nil else { return }
      try state.append(.left, key.foldedFixture, Data("\(key)".utf8))
    }
  }

  /// Returns the claimed keys besides some, sorted.
  func keys(besides others: [SnapshotKey]) throws -> [SnapshotKey] {
    let known = Set(others.map(\.foldedForFileSystem))
    return try state.withLock { state in
      try state.update()
      return state.claims.filter { !known.contains($0.key) }
    }.compactMap { Self.claim($0.value)?.key }.sorted()
  }

  /// Returns a key of each fixture that was left to other shards, sorted.
  func keysLeft() throws -> [SnapshotKey] {
    try state.withLock { state in
      try state.update()
      return state.left.values
    }.map(SnapshotKey.init(parsing:)).sorted()
  }

  private static func json(_ claim: KeyClaim) throws -> Data {
    Data(try CanonicalJSON.text(of: claim).utf8)
  }

  /// Nil for what a killed process left of a line.
  private static func claim(_ json: Data) -> KeyClaim? {
    try? JSONDecoder().decode(KeyClaim.self, from: json)
  }
}

extension RunLog.State {
  fileprivate func append(_ kind: RunLog.Kind, _ name: String, _ content: Data) throws {
    try file.append(Data("\(kind.rawValue) \(name) ".utf8) + content)
  }

  fileprivate mutating func update() throws {
    for line in try file.lines(from: &offset) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard parts.count == 3,
        let kind = String(decoding: parts[0], as: UTF8.self).first.flatMap(RunLog.Kind.init)
      else { continue }
      // A copy, as a slice keeps all that was read with it.
      take(kind, String(decoding: parts[1], as: UTF8.self), Data(parts[2]))
    }
  }

  private mutating func take(_ kind: RunLog.Kind, _ name: String, _ content: Data) {
    switch kind {
    case .claim:
      if let first = claims[name] {
        if first != content { conflicts[name] = content }
      } else {
        claims[name] = content
      }
    case .release:
      if claims[name] == content { claims[name] = nil }
    case .left:
      left[name] = String(decoding: content, as: UTF8.self)
    }
  }
}
