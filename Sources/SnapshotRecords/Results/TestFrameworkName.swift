/// The test frameworks, by their usual names.
public enum TestFrameworkName: String, Codable, Sendable, CaseIterable {
  case swiftTesting = "Swift Testing"
  case xcTest = "XCTest"
}
