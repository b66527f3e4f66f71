import Foundation

/// A note that an assertion failed its test, by which a tool distinguishes this failure from the test's others.
public struct FailedAssertion: Codable, Hashable, Sendable {
  /// The library that ran the test.
  public var framework: TestFrameworkName
  public var test: String
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
