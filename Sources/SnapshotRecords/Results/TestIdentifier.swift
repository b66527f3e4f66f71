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
