import Snapshots

extension RunReport {
  /// The message of each cause, safe to print on a terminal, and the paths that it names.
  ///
  /// It explains the first snapshot that fails for the cause, and lists the others.
  public var failureMessages: [(text: String, paths: [String])] {
    messagesByCause.map { message in
      let result = message.result
      let paths = [result.reference, result.actual, result.diff].compactMap { $0 }
      return (message.text.visible, paths)
    }
  }

  /// A message for each cause, in the order of the page.
  package var messagesByCause: [FailureMessage] {
    resultsByCause.compactMap { results in
      results.first.map { FailureMessage($0, others: Array(results.dropFirst()), tool: tool) }
    }
  }
}
