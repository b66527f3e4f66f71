/// A configuration of a contact sheet that differs from the reference.
public struct ConfigurationChange: Codable, Hashable, Sendable {
  public let name: String
  /// What differs; empty if nothing is known of it.
  public let notes: [ResultNote]

  /// Creates a change.
  public init(name: String, notes: [ResultNote]) {
    self.name = name
    self.notes = notes
  }
}
