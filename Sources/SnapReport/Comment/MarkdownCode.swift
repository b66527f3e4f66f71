extension String {
  /// The text as a code span of Markdown, for what strangers wrote: hosts of code look for no mention, link, number of an
  /// issue, HTML or command in one.
  ///
  /// It is one line. A text of more than 300 scalars is cut.
  package func markdownCode() -> String {
    let limit = 300
    // By scalars, as a backtick with an accent is another character, and still a backtick of Markdown.
    let line = visibleLine.unicodeScalars
    let isCut = line.count > limit
    let text = isCut ? line.prefix(limit - 1) : line[...]
    guard let first = text.first, let last = text.last else { return "(empty)" }
    // Longer than any run of backticks in the text, as CommonMark requires.
    let run = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: run + 1)
    let isPadded = first == "`" || last == "`" || text.allSatisfy { $0 == " " }
    let space = isPadded ? " " : ""
    return fence + space + String(text) + (isCut ? "…" : "") + space + fence
  }
}
