/// The parts of two texts around their first difference, short enough for one line.
struct TextExcerpt {
  private static let maxLength = 32
  /// The length of the common text before the difference.
  private static let contextLength = 8

  let old: String
  let new: String

  init(old: String?, new: String?) {
    let shared = zip(old ?? "", new ?? "").prefix { $0 == $1 }.count
    let fits = max(old?.count ?? 0, new?.count ?? 0) <= Self.maxLength
    let start = fits ? 0 : max(0, shared - Self.contextLength)
    self.old = Self.excerpt(of: old, from: start)
    self.new = Self.excerpt(of: new, from: start)
  }

  private static func excerpt(of text: String?, from start: Int) -> String {
    guard let text else { return "none" }
    let rest = text.dropFirst(start)
    let shown = String(rest.prefix(maxLength)).inOneLine
    return "\"\(start > 0 ? "…" : "")\(shown)\(rest.count > maxLength ? "…" : "")\""
  }
}

extension String {
  /// The text with signs for its line breaks.
  var inOneLine: String { map { $0.isNewline ? "⏎" : String($0) }.joined() }
}
