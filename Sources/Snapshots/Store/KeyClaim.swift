import Graphics

/// That a fixture uses a key.
public struct KeyClaim: Codable, Hashable, Sendable {
  /// The key.
  public let key: SnapshotKey
  /// The place of the assertion; nil if it is not known.
  public let source: SnapshotResult.Source?
  /// The digest of the picture, by which one call site's fixtures are told apart.
  let picture: Digest
}

/// Two fixtures that use one key, or two keys that some file systems cannot tell apart.
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
