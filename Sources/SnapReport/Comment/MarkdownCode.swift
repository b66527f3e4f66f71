extension String {
  /// The text as a code span of Markdown, for what strangers wrote: hosts of code look for no mention, link, number of an
  /// issue, HTML or command in one.
  ///
  /// It is one line. A longer text is cut.
  package func markdownCode(atMost limit: Int = 300) -> String {
    let line = visibleLine
    let text = line.count > limit ? line.prefix(limit - 1) + "…" : line[...]
    guard !text.isEmpty else { return "(empty)" }
    // Longer than any run of backticks in the text, as CommonMark requires.
    let run = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: run + 1)
    let isPadded = text.hasPrefix("`") || text.hasSuffix("`") || text.allSatisfy { $0 == " " }
    let space = isPadded ? " " : ""
    return fence + space + text + space + fence
  }
}
