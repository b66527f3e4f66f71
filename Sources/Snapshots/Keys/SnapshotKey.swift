import NumberText

/// The name of one picture: `Suite/Fixture.configuration`, the path below `Snapshots/`.
///
/// ```swift
/// let key = SnapshotKey(suite: "BasicCellTests", fixture: "a long subtitle wraps", configuration: "320")
/// key.description  // "BasicCellTests/a-long-subtitle-wraps.320"
/// key.referencePath(scale: 2)  // "BasicCellTests/a-long-subtitle-wraps.320@2x.png"
/// ```
///
/// # Guarantees
/// - Suite, fixture and configuration are slugs: never empty (the configuration may be), without
///   `/`, without a leading dot or hyphen, and short enough for every file system. A path made of
///   them stays below the folder it is appended to.
/// - The fixture holds no dot, so that the first dot after the slash begins the configuration.
/// - Names that a slug cannot hold get a hash of the whole name as their end, so that two of them
///   differ.
public struct SnapshotKey: Hashable, Sendable {
  /// The test suite's or cell file's slug.
  public let suite: String
  /// The fixture's slug.
  public let fixture: String
  /// The configuration's slug; empty if there is none to tell apart.
  public let configuration: String

  /// Creates a key, turning each name into a readable slug.
  ///
  /// Words separated by single spaces are joined by hyphens. Whatever else a slug cannot hold
  /// becomes a hyphen and adds a hash of the name at the end.
  public init(suite: String, fixture: String, configuration: String = "") {
    self.suite = Slug.suite.make(from: suite)
    self.fixture = Slug.fixture.make(from: fixture)
    self.configuration = configuration.isEmpty ? "" : Slug.configuration.make(from: configuration)
  }

  /// Reads a key from its description.
  ///
  /// - Throws: ``SnapshotsError/invalidKey(_:)`` if the text is not what a key prints.
  public init(parsing text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw SnapshotsError.invalidKey(text) }
    let names = parts[1].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      suite: parts[0], fixture: String(names[0]),
      configuration: names.count > 1 ? String(names[1]) : "")
    guard description == text else { throw SnapshotsError.invalidKey(text) }
  }

  /// Returns the reference's path below `Snapshots/`, such as `Suite/Fixture.320@2x.png`.
  ///
  /// - Parameter scale: pixels per point; a fraction is written with a dot, such as `@1.5x`.
  /// - Returns: the path, with `/` between its components.
  public func referencePath(scale: Double) -> String {
    "\(description)@\(scale.pointText)x.png"
  }

  /// The record's path below `.snap/results/`.
  var recordPath: String { description + ".json" }

  /// What is equal for two keys that a file system ignoring case cannot tell apart.
  var foldedForFileSystem: String { description.lowercased() }

  /// The same of the fixture, without its configuration.
  var foldedFixture: String { "\(suite)/\(fixture)".lowercased() }
}

extension SnapshotKey: CustomStringConvertible {
  /// The key as it is written in messages, records and on the command line.
  public var description: String {
    configuration.isEmpty ? "\(suite)/\(fixture)" : "\(suite)/\(fixture).\(configuration)"
  }
}

extension SnapshotKey: Comparable {
  /// Orders by suite, then fixture, then configuration, each by Unicode scalars.
  public static func < (lhs: SnapshotKey, rhs: SnapshotKey) -> Bool {
    (lhs.suite, lhs.fixture, lhs.configuration) < (rhs.suite, rhs.fixture, rhs.configuration)
  }
}

extension SnapshotKey: Codable {
  /// Reads a key from its description.
  ///
  /// - Throws: ``SnapshotsError/invalidKey(_:)`` if the text is not what a key prints.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the key as its description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
