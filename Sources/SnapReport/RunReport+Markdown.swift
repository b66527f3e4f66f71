import Snapshots

extension RunReport {
  /// Returns a summary in GitHub's Markdown: the counts, then what fails and why.
  public func markdown() -> String {
    var lines = ["## \(markdownText(title))", "", markdownText(summary) + "."]
    if failures.isEmpty {
      lines += ["", "All pictures are those of their references."]
    } else {
      lines += ["", "| snapshot | verdict | size | why |", "| --- | --- | --- | --- |"]
      lines += failures.map(markdownRow)
      lines += ["", "To accept a change: `\(tool) accept` and the snapshot's name."]
    }
    return (lines + [""]).joined(separator: "\n")
  }

  private func markdownRow(_ result: SnapshotResult) -> String {
    let cells = [
      markdownText(result.key.description), Verdict(result).word, result.sizeSentence,
      reasons(of: result).map(markdownText).joined(separator: "<br>"),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func reasons(of result: SnapshotResult) -> [String] {
    let diagnostics = result.diagnostics.map { "\($0.headline): \($0.message)" }
    return [result.message.map(tool.naming), result.pixelSentence].compactMap { $0 }
      + result.layoutChanges.map(\.sentence) + diagnostics
  }

  /// Escapes every ASCII punctuation character: CommonMark takes each of them literally after a backslash.
  private func markdownText(_ text: String) -> String {
    var result = ""
    for character in text.visibleLine.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@", "!", ">", "$":
        result += "\\"
        result.unicodeScalars.append(character)
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
