/// Lines beside which a comment is.
package struct LinePlace: Hashable, Sendable {
  package let path: String
  package let lines: ClosedRange<Int>
  /// The number of the last line before the pull request; nil for a new line.
  ///
  /// Two places are equal without it.
  package let oldLine: Int?

  package init(path: String, lines: ClosedRange<Int>, oldLine: Int?) {
    (self.path, self.lines, self.oldLine) = (path, lines, oldLine)
  }

  package static func == (one: LinePlace, other: LinePlace) -> Bool {
    one.path == other.path && one.lines == other.lines
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(lines)
  }
}

/// A comment beside lines, as its host has it.
package struct LineComment: Hashable, Sendable {
  let id: Int
  /// The thread that it is in; nil where a host does not ask for it.
  let thread: String?
  let text: String
  /// Where it is; nil once the lines are gone.
  let place: LinePlace?
}
