import LayoutModel
package import SnapshotRecords

/// A cause in a comment on a pull request, with the snapshots that fail for it.
package struct CommentCause {
  /// Its number, from 1, by which a comment accepts it.
  package let number: Int
  package let results: [SnapshotResult]
  fileprivate let title: String

  package var keys: [SnapshotKey] { results.map(\.key) }

  /// The paths of the first snapshot's pictures that are there: reference, new and diff.
  package var pictures: [String] { triple.compactMap(\.path).filter { $0.hasSuffix(".png") } }

  private var triple: [(name: String, path: String?)] {
    guard let result = results.first else { return [] }
    return [
      ("reference", result.comparedReference), ("new", result.actual), ("diff", result.diff),
    ]
  }
}

extension RunReport {
  /// What fails, by cause, in the order of the page.
  package var commentCauses: [CommentCause] {
    failuresByCause.enumerated().map { index, group in
      let title =
        switch group.bond {
        case .cause(let cause): cause.title
        case .suite(let suite): "New in \(suite)"
        }
      return CommentCause(
        number: index + 1, results: group.results, title: title)
    }
  }
}

extension CommentCause {
  /// Three pictures fit beside each other in a comment.
  private static let mostPoints = 240.0
  /// A cause of many snapshots leaves room for the others.
  private static let mostNames = 40

  /// The cause as a section: its title, three pictures and the reasons of its first snapshot, the names of the others.
  ///
  /// - Parameters:
  ///   - address: returns where a picture is shown; nil for one that cannot be.
  ///   - offersCommands: whether commands in comments are carried out.
  /// - Returns: the section, in Markdown.
  func section(showing address: (String) -> String?, offersCommands: Bool) -> String {
    guard let result = results.first else { return "" }
    let head =
      "### \(number). \(title.markdownCode())\n\n\(result.key.description.markdownCode()) "
      + "\(Verdict(result).word), \(result.sizeSentence)"
    let reasons = reasons(of: result).map { "\n- \($0.markdownCode())" }.joined()
    let hint = offersCommands ? "\n\nAccept it with `/snap accept \(number)`." : ""
    return head + table(of: result, showing: address)
      + (reasons.isEmpty ? "" : "\n" + reasons) + others + hint
  }

  private func reasons(of result: SnapshotResult) -> [String] {
    (result.message ?? "").split(separator: "\n").map(String.init)
      + result.reasons(mostDiagnostics: Self.mostNames)
  }

  private func table(
    of result: SnapshotResult, showing address: (String) -> String?
  ) -> String {
    let columns = triple.compactMap { name, path in
      path.flatMap(address).map { (name: name, address: $0) }
    }
    guard !columns.isEmpty else { return "" }
    let width = Int(max(1, min(result.size.width, Self.mostPoints)))
    let pictures = columns.map {
      "<img src=\"\($0.address.markupEscaped)\" width=\"\(width)\" alt=\"\($0.name)\">"
    }
    let rows = [columns.map(\.name), columns.map { _ in "---" }, pictures]
    return "\n\n" + rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  /// The other snapshots, folded.
  private var others: String {
    guard let phrase = results.othersPhrase else { return "" }
    let names = results.dropFirst().prefix(Self.mostNames).map {
      $0.key.description.markdownCode()
    }
    let rest = results.count - 1 - names.count
    return "\n\n<details><summary>\(phrase)</summary>\n\n"
      + names.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "") + "\n\n</details>"
  }
}
