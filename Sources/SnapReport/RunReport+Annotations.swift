import Snapshots

extension RunReport {
  /// Returns the failures as GitHub workflow commands, which show them next to the code.
  ///
  /// One for each cause, on the assertion of its first snapshot, as GitHub shows only ten per step.
  ///
  /// Source of the format: GitHub, "Workflow commands for GitHub Actions", and for the escaping the
  /// function `escapeProperty` of https://github.com/actions/toolkit.
  public func annotations() -> [String] {
    messagesByCause.map(annotation)
      + otherFailures.map { "::error title=Not a snapshot failure::\(escaped($0.visible))" }
  }

  private func annotation(_ message: FailureMessage) -> String {
    let result = message.result
    var properties: [String] = []
    if let source = result.source {
      properties += ["file=\(property(source.file))", "line=\(source.line)"]
    }
    properties.append("title=\(property("\(result.key) \(Verdict(result).word)"))")
    return "::error \(properties.joined(separator: ","))::\(escaped(message.text.visible))"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    escaped(text.visible).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
