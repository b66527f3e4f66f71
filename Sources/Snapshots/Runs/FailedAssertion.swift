import FileAccess
import Foundation

/// A note that an assertion failed its test, by which a tool distinguishes this failure from the test's others.
public struct FailedAssertion: Codable, Hashable, Sendable {
  /// The library that ran the test.
  public var framework: TestFrameworkName
  /// The test's name in its framework.
  public var test: String
  /// Where the assertion is.
  public var place: Place?
  /// Failures that are not in the records of the test's snapshots.
  public var problems: [String]

  /// Creates a note.
  public init(
    framework: TestFrameworkName, test: String, place: Place? = nil, problems: [String] = []
  ) {
    self.framework = framework
    self.test = test
    self.place = place
    self.problems = problems
  }

  /// A place in a source, in the form of Swift Testing's event stream.
  public struct Place: Codable, Hashable, Sendable {
    /// The module and the name of the file, such as `AppTests/RowTests.swift`.
    public var fileID: String
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1.
    public var column: Int

    /// Creates a place.
    public init(fileID: String, line: Int, column: Int) {
      self.fileID = fileID
      self.line = line
      self.column = column
    }

    /// Creates the place of a failure in XCTest, which knows no module and no column.
    ///
    /// - Parameters:
    ///   - path: the path of the source, of which the file's name and its folder count.
    ///   - line: the line, counted from 1.
    public init(ofXCTestIn path: String, line: Int) {
      self.init(
        fileID: path.split(separator: "/").suffix(2).joined(separator: "/"), line: line, column: 0)
    }
  }
}

/// The test frameworks, by their usual names.
public enum TestFrameworkName: String, Codable, Sendable, CaseIterable {
  /// `import Testing`.
  case swiftTesting = "Swift Testing"
  /// `import XCTest`.
  case xcTest = "XCTest"
}

/// A test function in its framework.
public struct TestIdentifier: Codable, Hashable, Sendable {
  /// The library that ran the test.
  public let framework: TestFrameworkName
  /// The test's identifier there, such as `AppTests.RowTests/wraps()/RowTests.swift:12:4`.
  public let identifier: String

  /// Names a test.
  public init(_ framework: TestFrameworkName, _ identifier: String) {
    self.framework = framework
    self.identifier = identifier
  }
}

/// Notes from the processes of one run to the tool, in addition to records.
extension SnapshotStore {
  /// Records that an assertion failed; not needed without a run's token.
  ///
  /// - Throws: ``SnapshotsError`` if the note cannot be written.
  public func note(_ failure: FailedAssertion) throws {
    guard let folder = failuresFolder else { return }
    let file = folder.appendingPathComponent("\(UUID().uuidString).json")
    try staging.replace(file, with: CanonicalJSON.prettyData(of: failure))
  }

  /// Returns the failed assertions of this run, by test; call it before the run is ended.
  ///
  /// - Throws: ``SnapshotsError`` if a note cannot be read.
  public func failedAssertions() throws -> [FailedAssertion] {
    guard let folder = failuresFolder else { return [] }
    let files = try directories.tree.names(in: folder).map(folder.appendingPathComponent)
    let failures = try files.compactMap {
      try JSONFile($0, in: directories.tree).read(FailedAssertion.self, .note)
    }
    return failures.sorted { ($0.test, $0.problems.joined()) < ($1.test, $1.problems.joined()) }
  }

  // No suite's name begins with a dot.
  private var failuresFolder: URL? {
    runFolder?.appendingPathComponent(".failures", isDirectory: true)
  }
}
