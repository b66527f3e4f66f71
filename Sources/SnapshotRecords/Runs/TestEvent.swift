/// What a test framework reports while it runs tests: a line of a file, which the tool reads after a crash, too.
///
/// Swift Testing writes the lines itself. Those of XCTest are written by an observer, in the same form and with what the
/// tool needs. Version 0 is the oldest one, which every toolchain since Swift 6.0 writes.
/// Source: https://github.com/swiftlang/swift-testing/blob/main/Documentation/ABI/JSON.md
public struct TestEvent: Codable, Hashable, Sendable {
  /// The environment variable that names the file for XCTest's events.
  public static let fileVariable = "SNAP_TEST_EVENTS"

  /// `test`, for a test that will run, or `event`.
  public var kind: String
  public var payload: Payload

  /// Creates a line.
  public init(kind: String, payload: Payload) {
    self.kind = kind
    self.payload = payload
  }

  /// A test, or an event.
  public struct Payload: Codable, Hashable, Sendable {
    /// `function` or `suite` of a test; what has happened, such as `testStarted`.
    public var kind: String
    public var id: String?
    public var name: String?
    /// The identifier of the test that something happened to.
    public var testID: String?
    /// What makes a test fail.
    public var issue: Issue?
    /// The sentences that say it.
    public var messages: [Message]?

    /// Creates the content of a line.
    public init(
      kind: String, id: String? = nil, name: String? = nil, testID: String? = nil,
      issue: Issue? = nil, messages: [Message]? = nil
    ) {
      self.kind = kind
      self.id = id
      self.name = name
      self.testID = testID
      self.issue = issue
      self.messages = messages
    }
  }

  /// Where a test failed.
  public struct Issue: Codable, Hashable, Sendable {
    /// Whether the test expected it.
    public var isKnown: Bool
    /// The place; nil if it is unknown.
    public var sourceLocation: FailedAssertion.Place?

    /// Creates an issue.
    public init(isKnown: Bool, sourceLocation: FailedAssertion.Place?) {
      self.isKnown = isKnown
      self.sourceLocation = sourceLocation
    }
  }

  /// A sentence.
  public struct Message: Codable, Hashable, Sendable {
    public var text: String

    /// Creates a sentence.
    public init(text: String) { self.text = text }
  }
}
