import LayoutModel
import NumberText
import SnapshotRecords

extension RunReport {
  /// Returns the run as JUnit XML, one test case per snapshot.
  ///
  /// A picture that differs, is missing or shows a broken layout is a `failure`; a snapshot that could not be compared
  /// is an `error`. Diagnostics that do not fail, and how far the layout agrees with iOS, are in `system-out`. Of two
  /// revisions, cells that are gone are `skipped` cases, and the files that moved and the count of equal cells are properties.
  public func junit() -> String {
    let counts = suiteCounts(
      run.results, others: otherFailures.count, gone: run.comparison?.gone.count ?? 0)
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
    return (lines + comparisonSuite + otherSuite + ["</testsuites>", ""]).joined(separator: "\n")
  }

  /// What two revisions have in common, and the cells that are gone.
  private var comparisonSuite: [String] {
    guard let comparison = run.comparison else { return [] }
    let properties =
      [("same", "\(comparison.same)")] + comparison.moves.map { ("moved", $0) }
    let cases = comparison.gone.map { key in
      """
          <testcase classname="\(attribute(key.suite))" name="\(attribute(key.fixtureName))" time="0">
            <skipped message="gone"/>
          </testcase>
      """
    }
    let counts = suiteCounts([], gone: cases.count)
    return ["  <testsuite name=\"Both revisions\" \(counts)>", "    <properties>"]
      + properties.map { "      <property name=\"\($0)\" value=\"\(attribute($1))\"/>" }
      + ["    </properties>"] + cases + ["  </testsuite>"]
  }

  /// What failed besides the snapshots.
  private var otherSuite: [String] {
    guard !otherFailures.isEmpty else { return [] }
    let name = "Other failures"
    let cases = otherFailures.enumerated().map { index, text in
      """
          <testcase classname="\(name)" name="\(index + 1)" time="0">
            <error type="otherFailure" message="not a snapshot">\(text.visible.markupEscaped)</error>
          </testcase>
      """
    }
    let counts = "tests=\"\(cases.count)\" failures=\"0\" errors=\"\(cases.count)\" time=\"0\""
    return ["  <testsuite name=\"\(name)\" \(counts)>"] + cases + ["  </testsuite>"]
  }

  private func suiteCounts(
    _ results: [SnapshotResult], others: Int = 0, gone: Int = 0
  ) -> String {
    let errors = results.filter { $0.status == .error }.count
    let failures = results.filter(\.isFailure).count - errors
    let seconds = results.reduce(0) { $0 + $1.milliseconds } / 1000
    return
      "tests=\"\(results.count + others + gone)\" failures=\"\(failures)\" errors=\"\(errors + others)\""
      + (gone > 0 ? " skipped=\"\(gone)\"" : "")
      + " time=\"\(seconds.pointText)\""
  }

  private func testCase(_ result: SnapshotResult) -> String {
    var opening = "    <testcase classname=\"\(attribute(result.key.suite))\""
    opening += " name=\"\(attribute(result.fixtureName))\""
    if let source = result.source {
      opening += " file=\"\(attribute(source.file))\" line=\"\(source.line)\""
    }
    opening += " time=\"\((result.milliseconds / 1000).pointText)\""
    let body = failure(result) + remarks(result)
    guard !body.isEmpty else { return opening + "/>" }
    return ([opening + ">"] + body + ["    </testcase>"]).joined(separator: "\n")
  }

  private func failure(_ result: SnapshotResult) -> [String] {
    guard result.isFailure else { return [] }
    let element = result.status == .error ? "error" : "failure"
    let text = FailureMessage(result, tool: tool, subject: subject).wholeText.markupEscaped
    let type = result.status.isFailure ? result.status.rawValue : "layoutError"
    let message = attribute(Verdict(result, in: subject).word)
    return ["      <\(element) type=\"\(type)\" message=\"\(message)\">\(text)</\(element)>"]
  }

  private func remarks(_ result: SnapshotResult) -> [String] {
    let harmless = result.diagnostics.filter { $0.weight < .error }
    let lines =
      harmless.map { "\($0.headline): \($0.message)" } + (result.iosAgreement?.lines ?? [])
      + (result.pictureAgreement?.lines ?? [])
    guard !lines.isEmpty else { return [] }
    let text = lines.joined(separator: "\n").visible.markupEscaped
    return ["      <system-out>\(text)</system-out>"]
  }

  private func attribute(_ text: String) -> String { text.visibleLine.markupEscaped }
}
