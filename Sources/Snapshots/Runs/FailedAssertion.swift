/// A note that an assertion failed its test, by which a tool tells this failure from the test's others.
public struct FailedAssertion: Codable, Hashable, Sendable {
  /// The library that ran the test.
  public var framework: TestFrameworkName
  /// The test's name in its framework.
  public var test: String
  /// Failures that are not in the records of the test's snapshots.
  public var problems: [String]

  /// Creates a note.
  public init(framework: TestFrameworkName, test: String, problems: [String] = []) {
    self.framework = framework
    self.test = test
    self.problems = problems
  }
}

/// The test frameworks, by their usual names.
public enum TestFrameworkName: String, Codable, Sendable, CaseIterable {
  /// `import Testing`.
  case swiftTesting = "Swift Testing"
  /// `import XCTest`.
  case xcTest = "XCTest"
}
