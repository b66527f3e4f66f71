import LayoutModel
import SnapReport
import SnapshotRecords
import Testing

/// How much of each list a message shows, below, at and above its limit.
struct MessageLimitTests {
  private var result: SnapshotResult {
    var result = SnapshotResult(
      key: SnapshotKey(suite: "S", fixture: "f"), status: .different,
      reference: "Snapshots/S/f@2x.png", size: .init(width: 320, height: 100), scale: 2)
    result.pixels = .init(different: 1, total: 100)
    return result
  }

  private func lines(_ result: SnapshotResult, containing text: String) -> Int {
    FailureMessage(result).text.split(separator: "\n").count { $0.contains(text) }
  }

  @Test(arguments: [(1, 1, nil), (2, 2, nil), (3, 1, "… 2 more regions")])
  func `two regions are shown`(count: Int, shown: Int, rest: String?) {
    var result = result
    result.regions = (0..<count).map { .init(x: $0, y: 0, width: 2, height: 2) }
    #expect(lines(result, containing: "1 × 1 pt") == shown)
    #expect(rest.map { lines(result, containing: $0) == 1 } ?? true)
  }

  @Test(arguments: [(2, 2, nil), (3, 3, nil), (4, 2, "… 2 more views")])
  func `three views of a region are shown`(count: Int, shown: Int, rest: String?) {
    var result = result
    let views = (0..<count).map { "view\($0)" }
    result.regions = [.init(x: 0, y: 0, width: 2, height: 2, views: views)]
    let list = views.prefix(shown).joined(separator: ", ") + (rest.map { ", \($0)" } ?? "")
    #expect(lines(result, containing: "1 × 1 pt: \(list)") == 1)
  }

  @Test(arguments: [(5, 5, nil), (6, 6, nil), (7, 5, "… 2 more changes")])
  func `six changes of the layout are shown`(count: Int, shown: Int, rest: String?) {
    var result = result
    result.layoutChanges = (0..<count).map { .top("view\($0)", 2, 3) }
    #expect(lines(result, containing: ": y 2 → 3") == shown)
    #expect(rest.map { lines(result, containing: $0) == 1 } ?? true)
  }

  @Test(arguments: [(2, 2, nil), (3, 3, nil), (4, 3, "… 1 more in .snap/results")])
  func `three diagnostics are shown`(count: Int, shown: Int, rest: String?) {
    var result = result
    result.diagnostics = (0..<count).map {
      Diagnostic(.overlap, view: "view\($0)", message: "Drawn over another.")
    }
    #expect(lines(result, containing: "Drawn over another.") == shown)
    #expect(rest.map { lines(result, containing: $0) == 1 } ?? true)
  }

  /// A failure that has more to say of everything than a reader takes in.
  private var long: SnapshotResult {
    var result = result
    result.layoutChanges = (0..<9).map { .top("view\($0)", 2, 3) }
    result.notes = (0..<5).map { .refusal(reason: "Reason \($0).") }
    result.regions = (0..<3).map { .init(x: $0, y: 0, width: 2, height: 2) }
    result.diagnostics = (0..<5).map {
      Diagnostic(
        .unsatisfiableConstraints, view: "box\($0)", message: "Conflict.",
        constraints: (0..<5).map { "<constraint \($0)>" })
    }
    result.actual = "actual.png"
    result.diff = "diff.png"
    return result
  }

  @Test func `a message has twelve lines, and says how many more there are in the page`() {
    let message = FailureMessage(long, others: [result, result])
    let lines = message.text.split(separator: "\n")
    let whole = message.wholeText.split(separator: "\n")
    #expect(lines.count == 12, "\(message.text)")
    #expect(
      lines.contains("  more       … \(whole.count - 11) more lines in the page: `snap report`"))
    for words in ["Reason 0.", "box0", "1 of 100", "S/f@2x.png", "actual.png", "also"] {
      #expect(lines.contains { $0.contains(words) }, "\(words) in \(message.text)")
    }
    #expect(whole.contains { $0.contains("<constraint 4>") })
  }

  @Test func `a message of twelve lines is not cut`() {
    var result = result
    result.notes = (0..<9).map { .refusal(reason: "Reason \($0).") }
    #expect(FailureMessage(result).text.split(separator: "\n").count == 12)
    #expect(FailureMessage(result).text == FailureMessage(result).wholeText)
  }

  @Test(arguments: [(4, 4, nil), (5, 5, nil), (6, 4, "… 2 more constraints")])
  func `five constraints of an error are shown`(count: Int, shown: Int, rest: String?) {
    var result = result
    result.diagnostics = [
      Diagnostic(
        .unsatisfiableConstraints, view: "box", message: "Conflict.",
        constraints: (0..<count).map { "<constraint \($0)>" })
    ]
    #expect(lines(result, containing: "<constraint") == shown)
    #expect(rest.map { lines(result, containing: $0) == 1 } ?? true)
  }
}
