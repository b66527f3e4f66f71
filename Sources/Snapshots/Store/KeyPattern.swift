/// What a person names on the command line to mean some snapshots.
struct KeyPattern {
  private let pattern: [Character]

  init(_ text: String) {
    var text = Substring(text)
    if text.hasPrefix("./") { text = text.dropFirst(2) }
    while text.hasSuffix("/") { text = text.dropLast() }
    pattern = Array(text)
  }

  /// Whether the pattern means this snapshot: by key, suite, fixture without its configuration, or
  /// the path of one of its files.
  func matches(_ record: SnapshotResult) -> Bool {
    let names = [
      record.key.description, record.key.suite, "\(record.key.suite)/\(record.key.fixture)",
      record.reference, record.actual, record.diff,
    ]
    return names.contains { $0.map(matches) ?? false }
  }

  /// Matches from left to right, and after a failure lets the last `*` take one character more.
  func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (at, position) = (0, 0)
    var retry: (pattern: Int, position: Int)?
    while position < text.count {
      if at < pattern.count, pattern[at] == "*" {
        retry = (at, position)
        at += 1
      } else if at < pattern.count, pattern[at] == "?" || pattern[at] == text[position] {
        at += 1
        position += 1
      } else if let last = retry {
        retry = (last.pattern, last.position + 1)
        at = last.pattern + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }
}
