/// The first line of Snap's comment, which a page does not show: it is found by it, and says what was judged.
package struct CommentMarker: Hashable, Sendable, CustomStringConvertible {
  /// What tells the comments of one repository's packages apart.
  package let name: String
  package let commit: String
  /// The run, or the job, that has the results; empty where nobody says it.
  package let run: String
  /// The digest of what the comment shows: see ``ShownResults``.
  package let shown: String

  /// Creates a marker; nil for parts that could be more than that.
  package init?(name: String, commit: String, run: String, shown: String) {
    guard Self.isName(name), CommitName.isOne(commit), run.utf8.allSatisfy(Self.isDigit),
      CommitName.isOne(shown)
    else { return nil }
    (self.name, self.commit, self.run, self.shown) = (name, commit, run, shown)
  }

  /// Reads the marker of a comment with this name; nil for other texts.
  package init?(of text: String, name: String) {
    let line = text.prefix { !$0.isNewline }
    let pattern = /<!-- snap comment (\S+) commit=(\S+) run=(\d*) shown=(\S+) -->/
    guard let match = line.wholeMatch(of: pattern), match.1 == name else { return nil }
    self.init(
      name: name, commit: String(match.2), run: String(match.3), shown: String(match.4))
  }

  package var description: String {
    "\(Self.beginning(name: name))commit=\(commit) run=\(run) shown=\(shown) -->"
  }

  /// How comments of a name begin.
  package static func beginning(name: String) -> String { "<!-- snap comment \(name) " }

  /// Whether a text can be a name: up to 64 letters, digits, dots, hyphens and underscores.
  package static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9._-]{1,64}/) != nil && !text.contains("--")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
