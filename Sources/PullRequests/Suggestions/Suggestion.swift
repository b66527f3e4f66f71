import SnapReport

/// A change of lines that whoever reviews a pull request can take as it is.
package struct Suggestion: Hashable, Sendable {
  /// The file's path from the repository's root.
  package let path: String
  /// The lines that are replaced, counted from 1.
  package let lines: ClosedRange<Int>
  /// The lines in their place, without line ends.
  package let replacement: [String]
  /// What is wrong, in words that may be a stranger's.
  package let reason: String
  /// What tells it from others, whatever its lines are: equal in the next run for the same finding.
  package let subject: String

  /// Creates a suggestion; nil for lines that nobody could judge by looking at them, as they have hidden characters or other line ends.
  package init?(
    path: String, lines: ClosedRange<Int>, replacement: [String], reason: String, subject: String
  ) {
    guard replacement.allSatisfy({ $0.replacing("\t", with: " ").isVisible }) else { return nil }
    (self.path, self.lines, self.replacement) = (path, lines, replacement)
    (self.reason, self.subject) = (reason, subject)
  }

  /// The text of its comment.
  ///
  /// - Parameters:
  ///   - name: what tells the comments of one repository's packages apart.
  ///   - range: what the host writes behind the word that makes it a suggestion, such as `:-2+0`.
  /// - Returns: Markdown.
  func text(name: String, range: String) -> String {
    // Longer than any run of backticks in it, so that nothing in a file ends the block.
    let run = replacement.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, run + 1))
    return """
      \(marker(name: name))
      \(reason.markdownCode())

      \(fence)suggestion\(range)
      \(replacement.joined(separator: "\n"))
      \(fence)

      `snap lint --fix` makes this change. It was tried: the finding is gone, no other one comes, and no view moves that is right.
      """
  }

  /// The first line of its comment, which a page does not show.
  func marker(name: String) -> String {
    "\(Self.beginning(name: name))\(ShownResults.digest(of: "\(path)\n\(subject)")) -->"
  }

  /// How the comments of a name begin.
  static func beginning(name: String) -> String { "<!-- snap suggestion \(name) " }
}

extension String {
  fileprivate var isVisible: Bool { visibleLine == self }
}
