import Fixtures
import Foundation
import SnapReport
import Terminal

/// The difference of two versions of a file, in the form of `diff -u`.
struct UnifiedDiff {
  /// The two lines that name the file; none if both versions are equal.
  let heading: [String]
  /// The lines below, of the file and of what leads to them.
  let body: [String]

  var lines: [String] { heading + body }

  /// Prints it; only the heading may look like a command of a CI host.
  func print() {
    heading.forEach(Console.raw)
    body.forEach(Console.fileLine)
  }

  /// How many lines around a change are shown.
  private static let context = 3

  init(path: String, from old: Data, to new: Data) {
    let hunks = LineHunk.all(from: old, to: new)
    guard !hunks.isEmpty else {
      (heading, body) = ([], [])
      return
    }
    let text = LineHunk.lines(of: old)
    var shift = 0
    let isRelative = !path.hasPrefix("/")
    heading = [("---", "a/"), ("+++", "b/")].map { mark, folder in
      "\(mark) \(isRelative ? folder : "")\(path.visibleLine)"
    }
    body = Self.groups(hunks).flatMap { Self.lines(of: $0, in: text, shift: &shift) }
  }

  /// Hunks whose context meets are one.
  private static func groups(_ hunks: [LineHunk]) -> [[LineHunk]] {
    var groups: [[LineHunk]] = []
    for hunk in hunks {
      if let last = groups.last?.last, hunk.line - last.end <= 2 * context {
        groups[groups.count - 1].append(hunk)
      } else {
        groups.append([hunk])
      }
    }
    return groups
  }

  private static func lines(
    of group: [LineHunk], in text: [String], shift: inout Int
  ) -> [String] {
    let start = max(1, (group.first?.line ?? 1) - context)
    let end = min(text.count + 1, (group.last?.end ?? 1) + context)
    var lines: [String] = []
    var next = start
    for hunk in group {
      lines += text[next - 1..<hunk.line - 1].flatMap { marked(" ", $0) }
      lines += hunk.old.flatMap { marked("-", $0) } + hunk.new.flatMap { marked("+", $0) }
      next = hunk.end
    }
    lines += text[next - 1..<end - 1].flatMap { marked(" ", $0) }
    let growth = group.reduce(0) { $0 + $1.new.count - $1.old.count }
    let count = end - start
    defer { shift += growth }
    return ["@@ -\(start),\(count) +\(start + shift),\(count + growth) @@"] + lines
  }

  private static func marked(_ mark: String, _ line: String) -> [String] {
    // By scalars, as a carriage return and a line feed are one character, and only the feed ends the line.
    let scalars = line.unicodeScalars
    guard scalars.last == "\n" else { return [mark + line, "\\ No newline at end of file"] }
    return [mark + String(scalars.dropLast())]
  }
}

extension LineHunk {
  /// The first line behind the replaced ones.
  fileprivate var end: Int { line + old.count }
}
