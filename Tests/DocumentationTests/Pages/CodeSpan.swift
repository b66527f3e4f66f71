import Foundation

/// A piece of a line between backticks.
struct CodeSpan: Sendable {
  let line: Int
  let text: String
  /// The first cell of the table row that it is in; nil outside of tables.
  let rowTitle: String?
}

extension Page {
  /// All pieces of code within lines, in order.
  var spans: [CodeSpan] {
    lines.flatMap { line in
      let isRow = line.text.hasPrefix("| ")
      let title = isRow ? Self.firstCell(line.text) : nil
      return Self.quoted(in: line.text).map { text in
        CodeSpan(
          line: line.number, text: text.replacingOccurrences(of: "\\|", with: "|"),
          rowTitle: title)
      }
    }
  }

  private static func firstCell(_ row: String) -> String {
    let open = row.dropFirst(2).replacingOccurrences(of: "\\|", with: "\u{1}")
    return String(open.prefix { $0 != "|" }).replacingOccurrences(of: "\u{1}", with: "|")
  }

  /// The texts between runs of backticks of one length.
  static func quoted(in line: String) -> [String] {
    var found: [String] = []
    var rest = line[...]
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      let after = rest[run.endIndex...]
      guard let end = after.range(of: run) else { break }
      found.append(
        after[..<end.lowerBound].trimmingCharacters(in: .whitespaces))
      rest = after[end.upperBound...]
    }
    return found
  }
}
