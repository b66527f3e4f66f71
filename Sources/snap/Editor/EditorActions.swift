import Fixtures
import Serving
import SnapReport

/// The fixes of a file as changes that an editor makes.
struct EditorActions {
  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.snap"

  let client: EditorClient
  let document: EditorDocument
  let problems: [EditorProblem]

  /// The problems that a fix is asked for: those on the lines of a range.
  func wanted(in range: Range<Int>) -> [EditorProblem] {
    problems.filter {
      $0.identity != nil && $0.range.lowerBound <= range.upperBound
        && range.lowerBound <= $0.range.upperBound
    }
  }

  /// Whether an action of a kind is asked for; those that are asked for may be more general.
  static func includes(_ kind: String, only: [String]?) -> Bool {
    only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
  }

  func actions(
    _ answer: EditorAnswer, for wanted: [EditorProblem], only: [String]?
  ) -> [MessageValue] {
    var found: [MessageValue] = []
    if Self.includes(Self.quickFix, only: only) {
      for problem in wanted {
        found += answer.fixes.filter { $0.identity == problem.identity }
          .map { action($0, problem) }
      }
    }
    if Self.includes(Self.fixAll, only: only), !answer.fixes.isEmpty {
      found.append([
        "title": .text("Fix \(answer.fixes.count.counted("finding")) of Snap in this file"),
        "kind": .text(Self.fixAll), "edit": edit(answer.all),
      ])
    }
    return found
  }

  private func action(_ fix: EditorFix, _ problem: EditorProblem) -> MessageValue {
    [
      "title": .text(Self.title(fix, problem)), "kind": .text(Self.quickFix), "isPreferred": true,
      "diagnostics": [client.value(of: problem, in: document)], "edit": edit(fix.hunks),
    ]
  }

  private func edit(_ hunks: [LineHunk]) -> MessageValue {
    let text = document.text
    let edits = hunks.map { hunk in
      let start = text.offset(ofPlainLine: hunk.line)
      let end = text.offset(ofPlainLine: hunk.line + hunk.old.count)
      return TextEdit(start..<end, hunk.new.joined()).trimmed(in: text.bytes)
    }
    return client.workspaceEdit(edits, of: document)
  }

  /// Such as: Fix ambiguousLayout: adds 1 line.
  private static func title(_ fix: EditorFix, _ problem: EditorProblem) -> String {
    let inserted = fix.hunks.filter(\.old.isEmpty).reduce(0) { $0 + $1.new.count }
    let removed = fix.hunks.filter(\.new.isEmpty).reduce(0) { $0 + $1.old.count }
    let changed = fix.hunks.filter { !$0.old.isEmpty && !$0.new.isEmpty }
      .reduce(0) { $0 + $1.new.count }
    let parts = [(inserted, "adds"), (changed, "changes"), (removed, "removes")]
      .filter { $0.0 > 0 }.map { "\($0.1) \($0.0.counted("line"))" }
    return "Fix \(problem.code): \(parts.joined(separator: ", "))"
  }
}
