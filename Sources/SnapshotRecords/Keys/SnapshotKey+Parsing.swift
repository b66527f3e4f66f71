public import SnapshotKeys

extension SnapshotKey {
  /// Reads a key from its description.
  ///
  /// - Throws: ``RecordsError/invalidKey(_:)`` if the text is not a key's description.
  public init(parsing text: String) throws {
    guard let slash = text.lastIndex(of: "/") else { throw RecordsError.invalidKey(text) }
    let names = text[text.index(after: slash)...].split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      suite: String(text[..<slash]), fixture: String(names[0]),
      configuration: names.count > 1 ? String(names[1]) : "")
    guard description == text else { throw RecordsError.invalidKey(text) }
  }

  /// Returns the reference's path below `Snapshots/`, such as `Suite/Fixture.320@2x.png`.
  ///
  /// - Parameter scale: pixels per point; a fraction is written with a dot, such as `@1.5x`.
  /// - Returns: the path, with `/` between its components.
  public func referencePath(scale: Double) -> String {
    ArtifactFileType.picture.path(for: self, scale: scale)
  }
}

extension SnapshotKey: Codable {
  /// Reads a key from its description.
  ///
  /// - Throws: ``RecordsError/invalidKey(_:)`` if the text is not a key's description.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the key as its description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
