/// The name of one picture: `Suite/Fixture.configuration`, the path below `Snapshots/`.
///
/// ```swift
/// let key = SnapshotKey(suite: "BasicCellTests", fixture: "a long subtitle wraps", configuration: "320")
/// key.description  // "BasicCellTests/a-long-subtitle-wraps.320"
/// ```
///
/// # Guarantees
/// - The suite is one slug or several with `/` between, fixture and configuration are slugs: never empty (the configuration
///   may be), without `/`, without a leading dot or hyphen, and short enough for every file system. A path made of them
///   stays below the folder it is appended to.
/// - The fixture contains no dot, so the first dot after the last slash begins the configuration.
/// - Names that a slug cannot represent end with a hash of the whole name, so that different names differ.
public struct SnapshotKey: Hashable, Sendable {
  /// The test suite's or cell file's slug; where a ``PathTemplate`` says so, after those of folders, as in `FeedTests/RowTests`.
  public let suite: String
  /// The fixture's slug.
  public let fixture: String
  /// The configuration's slug; empty if there is only one.
  public let configuration: String

  /// Creates a key, turning each name into a readable slug.
  ///
  /// Words separated by single spaces are joined by hyphens. Other unsupported characters become a hyphen and add a
  /// hash of the name at the end.
  public init(suite: String, fixture: String, configuration: String = "") {
    let folders = suite.split(separator: "/").map { Slug.suite.make(from: String($0)) }
    self.suite = folders.isEmpty ? Slug.suite.make(from: "") : folders.joined(separator: "/")
    self.fixture = Slug.fixture.make(from: fixture)
    self.configuration = configuration.isEmpty ? "" : Slug.configuration.make(from: configuration)
  }

  /// A form that is equal for keys that differ only in case, which some file systems ignore.
  package var foldedForFileSystem: String { description.lowercased() }

  /// The same of the fixture, without its configuration.
  package var foldedFixture: String { "\(suite)/\(fixture)".lowercased() }
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

extension SnapshotKey {
  /// Returns the fixture's name for a test function: without backticks and without its parameter
  /// list.
  ///
  /// - Parameters:
  ///   - function: what `#function` or the test framework gives, such as `wraps(width:)`.
  ///   - name: what distinguishes several fixtures of one test, as in `wraps in landscape`.
  /// - Returns: the bare name, such as `wraps`, with that.
  public static func fixtureName(
    ofFunction function: String, named name: String? = nil
  ) -> String {
    let test = bareName(ofFunction: function)
    return name.map { "\(test) \($0)" } ?? test
  }

  private static func bareName(ofFunction function: String) -> String {
    let bare = function.filter { $0 != "`" }
    guard bare.hasSuffix(")"), let parenthesis = bare.lastIndex(of: "(") else { return bare }
    let name = bare[..<parenthesis]
    return name.isEmpty ? bare : String(name)
  }
}
