import LayoutModel
import NumberText
import Snapshots

extension RunReport {
  /// Returns the run as JUnit XML, one test case per snapshot.
  ///
  /// A picture that differs, is missing or shows a broken layout is a `failure`; a snapshot that could not be compared
  /// is an `error`. Diagnostics that fail nothing stand in `system-out`.
  public func junit() -> String {
    let counts = suiteCounts(run.results)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"\(attribute(title))\" \(counts)>",
    ]
    for suite in suites(of: run.results) {
      let name = attribute(suite.name)
      lines.append("  <testsuite name=\"\(name)\" \(suiteCounts(suite.results))>")
      lines += suite.results.map(testCase)
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func suiteCounts(_ results: [SnapshotResult]) -> String {
    let errors = results.filter { $0.status == .error }.count
    let failures = results.filter(\.isFailure).count - errors
    let seconds = results.reduce(0) { $0 + $1.milliseconds } / 1000
    return "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
      + " time=\"\(seconds.pointText)\""
  }

  private func testCase(_ result: SnapshotResult) -> String {
    var opening = "    <testcase classname=\"\(attribute(result.key.suite))\""
    opening += " name=\"\(attribute(result.fixtureName))\""
    if let source = result.source {
      opening += " file=\"\(attribute(source.file))\" line=\"\(source.line)\""
    }
    opening += " time=\"\((result.milliseconds / 1000).pointText)\""
    let body = failure(result) + diagnostics(result)
    guard !body.isEmpty else { return opening + "/>" }
    return ([opening + ">"] + body + ["    </testcase>"]).joined(separator: "\n")
  }

  private func failure(_ result: SnapshotResult) -> [String] {
    guard result.isFailure else { return [] }
    let element = result.status == .error ? "error" : "failure"
    let text = FailureMessage(result, tool: tool).text.visible.markupEscaped
    let type = result.status.isFailure ? result.status.rawValue : "layoutError"
    let message = attribute(Verdict(result).word)
    return ["      <\(element) type=\"\(type)\" message=\"\(message)\">\(text)</\(element)>"]
  }

  private func diagnostics(_ result: SnapshotResult) -> [String] {
    let harmless = result.diagnostics.filter { $0.weight < .error }
    guard !harmless.isEmpty else { return [] }
    let text = harmless.map { "\($0.headline): \($0.message)" }.joined(separator: "\n")
    return ["      <system-out>\(text.visible.markupEscaped)</system-out>"]
  }

  private func attribute(_ text: String) -> String { text.visibleLine.markupEscaped }
}
