/// Two fixtures with one key, or with keys that some file systems cannot distinguish.
public struct KeyConflict: Codable, Hashable, Sendable {
  /// The fixture that used the key first.
  public let first: KeyClaim
  public let second: KeyClaim

  /// Nil if both are the same fixture.
  package init?(first: KeyClaim, second: KeyClaim) {
    guard first != second else { return nil }
    self.first = first
    self.second = second
  }
}
