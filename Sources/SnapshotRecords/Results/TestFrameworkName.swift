/// The test frameworks, by their usual names.
public enum TestFrameworkName: String, Codable, Sendable, CaseIterable {
  /// `import Testing`.
  case swiftTesting = "Swift Testing"
  /// `import XCTest`.
  case xcTest = "XCTest"
}
