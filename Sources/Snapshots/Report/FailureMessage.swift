/// The text by which a failing snapshot explains itself, in at most 15 lines.
public struct FailureMessage: Hashable, Sendable {
  /// The result that is explained.
  public let result: SnapshotResult

  /// Creates the message for a result.
  public init(_ result: SnapshotResult) {
    self.result = result
  }

  /// The whole message, lines separated by `\n`, without one at the end.
  public var text: String { "" }
}
