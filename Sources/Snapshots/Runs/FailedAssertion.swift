/// That an assertion failed its test, for a tool that has to tell such tests from others.
public struct FailedAssertion: Codable, Hashable, Sendable {
  /// The library that ran the test.
  public var framework: TestFrameworkName
  /// The test's name, as its framework says it.
  public var test: String
  /// What is wrong besides what the records of the test's snapshots say.
  public var complaints: [String]

  /// Creates a note.
  public init(framework: TestFrameworkName, test: String, complaints: [String] = []) {
    self.framework = framework
    self.test = test
    self.complaints = complaints
  }
}

/// The libraries that run tests, as people call them.
public enum TestFrameworkName: String, Codable, Sendable, CaseIterable {
  /// `import Testing`.
  case swiftTesting = "Swift Testing"
  /// `import XCTest`.
  case xcTest = "XCTest"
}
