/// A place in a text as editors count it: lines from 0, and units of the line before it.
package struct TextPosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

/// What an editor counts in a line.
package enum TextUnit: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}
