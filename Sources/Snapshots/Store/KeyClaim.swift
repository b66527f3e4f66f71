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
