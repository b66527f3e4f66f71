import Snapshots

extension RunReport {
  /// The message of each failing snapshot, by key, safe to print on a terminal.
  public var failureMessages: [String] {
    failures.map { FailureMessage($0, tool: tool).text.visible }
  }
}
