import Graphics

/// That a fixture uses a key.
struct KeyClaim: Codable, Hashable, Sendable {
  let key: SnapshotKey
  let source: SnapshotResult.Source?
  /// The digest of the picture, by which one call site's fixtures are told apart.
  let picture: Digest
}

/// Two fixtures that use one key, or two keys that some file systems cannot tell apart.
struct KeyConflict: Hashable, Sendable {
  let first: KeyClaim
  let second: KeyClaim

  /// Nil if both are the same fixture.
  init?(first: KeyClaim, second: KeyClaim) {
    guard first != second else { return nil }
    self.first = first
    self.second = second
  }

  /// What is wrong and what to do.
  var message: String {
    let (one, two) = (place(of: first), place(of: second))
    if first.key != second.key {
      return "The keys \(first.key) (\(one)) and \(second.key) (\(two)) differ only in case, which "
        + "macOS and Windows cannot tell apart. Rename one of the two fixtures."
    }
    if first.source == second.source {
      return "Two different pictures have the key \(second.key), both made at \(two). Give each "
        + "its own name with `named:`."
    }
    return
      "Two fixtures have the key \(second.key): one at \(one), one at \(two). Give one of them "
      + "another name with `named:`."
  }

  private func place(of claim: KeyClaim) -> String {
    claim.source?.description ?? "an unknown place"
  }
}
