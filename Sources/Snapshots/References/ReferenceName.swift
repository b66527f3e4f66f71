public import SnapshotRecords

/// What references are named after: a fixture, `Suite/fixture`, or a suite with all its fixtures, `Suite/`.
public struct ReferenceName: Hashable, Sendable, CustomStringConvertible {
  public let suite: String
  /// The fixture's slug; nil for all of the suite.
  public let fixture: String?

  /// Names a fixture in all its configurations.
  public init(fixtureOf key: SnapshotKey) { (suite, fixture) = (key.suite, key.fixture) }

  /// Names a suite.
  init(suite: String) {
    self.suite = suite
    fixture = nil
  }

  /// Reads what ``description`` wrote.
  ///
  /// - Throws: `RecordsError.invalidKey` for anything else.
  public init(parsing text: String) throws {
    let isSuite = text.hasSuffix("/")
    // Whatever the fixture is called, the suite must be one that a key can have.
    let key = try SnapshotKey(parsing: isSuite ? text + "any" : text)
    guard key.configuration.isEmpty else { throw RecordsError.invalidKey(text) }
    (suite, fixture) = (key.suite, isSuite ? nil : key.fixture)
  }

  /// The fixture, or the suite with a slash at its end.
  public var description: String { "\(suite)/\(fixture ?? "")" }
}
