import Snapshots

extension RunReport {
  /// The message of each failing snapshot, by key, safe to print on a terminal, and the paths that it names.
  public var failureMessages: [(text: String, paths: [String])] {
    failures.map { result in
      let paths = [result.reference, result.actual, result.diff].compactMap { $0 }
      return (FailureMessage(result, tool: tool).text.visible, paths)
    }
  }
}
