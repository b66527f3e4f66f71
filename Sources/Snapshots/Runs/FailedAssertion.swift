/// A note that an assertion failed its test, by which a tool tells this failure from the test's others.
public struct FailedAssertion: Codable, Hashable, Sendable {
  /// The library that ran the test.
  public var framework: TestFrameworkName
  /// The test's name, as its framework says it.
  public var test: String
  /// What is wrong besides what the records of the test's snapshots say.
  public var problems: [String]

  /// Creates a note.
  public init(framework: TestFrameworkName, test: String, problems: [String] = []) {
    self.framework = framework
    self.test = test
    self.problems = problems
  }
}

/// The libraries that run tests, as people call them.
public enum TestFrameworkName: String, Codable, Sendable, CaseIterable {
  /// `import Testing`.
  case swiftTesting = "Swift Testing"
  /// `import XCTest`.
  case xcTest = "XCTest"
}
