import FileAccess
import Foundation
import Graphics

/// The use of a key by a fixture.
public struct KeyClaim: Codable, Hashable, Sendable {
  /// The key.
  public let key: SnapshotKey
  /// The location of the assertion; nil if it is unknown.
  public let source: SnapshotResult.Source?
  /// The digest of the picture, which distinguishes fixtures of one call site.
  let picture: Digest
}

/// Two fixtures with one key, or with keys that some file systems cannot distinguish.
public struct KeyConflict: Hashable, Sendable {
  /// The fixture that used the key first.
  public let first: KeyClaim
  /// The other one.
  public let second: KeyClaim

  /// Nil if both are the same fixture.
  init?(first: KeyClaim, second: KeyClaim) {
    guard first != second else { return nil }
    self.first = first
    self.second = second
  }
}

/// The keys that the processes of one run have verified, as files that a process can only create
/// once.
struct KeyClaimFiles {
  let folder: URL
  let staging: StagingFolder

  /// Claims the key for a fixture, or returns why it cannot.
  func take(_ claim: KeyClaim) throws -> KeyConflict? {
    let data = Data(try CanonicalJSON.text(of: claim).utf8)
    let file = file(for: claim.key, suffix: "claim")
    if try staging.create(file, with: data) { return nil }
    guard let content = try Files.read(file),
      let first = try? JSONDecoder().decode(KeyClaim.self, from: content),
      let conflict = KeyConflict(first: first, second: claim)
    else { return nil }
    try staging.replace(self.file(for: claim.key, suffix: "conflict"), with: data)
    return conflict
  }

  /// Returns a conflict since this process claimed a key.
  func conflict(on first: KeyClaim) throws -> KeyConflict? {
    guard let content = try Files.read(file(for: first.key, suffix: "conflict")),
      let second = try? JSONDecoder().decode(KeyClaim.self, from: content)
    else { return nil }
    return KeyConflict(first: first, second: second)
  }

  /// Gives a key back that was claimed for a snapshot which then could not be verified.
  func release(_ claim: KeyClaim) throws {
    try Files.remove(file(for: claim.key, suffix: "claim"))
  }

  /// Returns the claimed keys besides some, sorted.
  func keys(besides others: [SnapshotKey]) throws -> [SnapshotKey] {
    let known = Set(others.map { file(for: $0, suffix: "claim").path })
    var keys: [SnapshotKey] = []
    for suite in try Files.names(in: folder) {
      let suite = folder.appendingPathComponent(suite, isDirectory: true)
      guard Files.isFolder(suite) else { continue }
      for name in try Files.names(in: suite) where name.hasSuffix(".claim") {
        let file = suite.appendingPathComponent(name)
        guard !known.contains(file.path) else { continue }
        if let claim = try JSONFile(file).read(KeyClaim.self, .claim) { keys.append(claim.key) }
      }
    }
    return keys.sorted()
  }

  private func file(for key: SnapshotKey, suffix: String) -> URL {
    folder.appendingPathComponent("\(key.foldedForFileSystem).\(suffix)")
  }
}
