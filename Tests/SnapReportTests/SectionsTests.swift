import LayoutChanges
import LayoutModel
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import SnapReport

struct SectionsTests {
  private func sections(_ results: [SnapshotResult]) -> [PageData.Section] {
    RunReport(RunResults(results: results)).pageSections
  }

  private func wrapped(_ configuration: String, from old: Int, to new: Int) -> SnapshotResult {
    var result = Samples.result(.sizeChanged, fixture: "wraps", configuration: configuration)
    result.layoutChanges = [
      .height("contentView/title", Double(old), Double(new), followers: 3),
      .height("contentView", 82, 100, cause: "contentView/title"),
    ]
    return result
  }

  private func colored(_ color: String) -> SnapshotResult {
    var result = Samples.result(.different, fixture: "colour", configuration: color)
    result.layoutChanges = [
      ViewChange(view: "contentView/title", .textColor(from: "#000000FF", to: color))
    ]
    return result
  }

  private func text(_ fixture: String, _ old: String, _ new: String) -> SnapshotResult {
    var result = Samples.result(.different, fixture: fixture)
    result.lineChanges = LineDifference(from: "Cell\n  \(old)\n", to: "Cell\n  \(new)\n")
    return result
  }

  @Test func `texts with equal changed lines are one group`() throws {
    let results = [
      text("a", "label 20", "label 41"), text("b", "label 20", "label 41"),
      text("c", "label 20", "label 61"),
    ]
    let groups = try #require(sections(results).first?.groups)
    #expect(groups.map(\.members) == [[0, 1], [2]])
    #expect(groups.first?.title == "line \"label 20\" → \"label 41\"")
  }

  @Test func `one label that wrapped in forty configurations is one group`() throws {
    let results = (0..<40).map { wrapped("\(320 + $0)", from: 18 * $0, to: 18 * $0 + 18) }
    let groups = try #require(sections(results).first?.groups)
    #expect(groups.map(\.members.count) == [40])
    #expect(groups.first?.title == "contentView/title: height 0 → 18")
  }

  @Test func `two colours of one label are two causes`() throws {
    let section = try #require(sections([colored("#FF0000FF"), colored("#00FF00FF")]).first)
    #expect(section.groups.count == 2)
  }

  /// The message never decides: it names files, and its words may change.
  @Test(arguments: [("largeFilePointer", "largeFilePointer", 1), ("refusal a", "refusal b", 2)])
  func `results that could not be compared are grouped by their fault`(
    one: String, other: String, count: Int
  ) throws {
    var results = ["a", "b"].map { Samples.result(.error, fixture: $0) }
    for (index, fault) in [one, other].enumerated() {
      results[index].fault = fault
      results[index].notes = [.refusal(reason: "Message \(index).")]
    }
    #expect(sections(results).flatMap(\.groups).count == count)
  }

  @Test func `one missing font is one cause, whichever view shows it`() {
    let results = ["a", "b"].map { view in
      var result = Samples.result(fixture: view)
      result.diagnostics = [
        Diagnostic(
          .missingFont, severity: .error, view: view, subject: "Acme", message: "In \(view).")
      ]
      return result
    }
    #expect(sections(results).flatMap(\.groups).count == 1)
  }

  @Test func `failures come first, then new, resized and passed snapshots`() {
    let results = [
      Samples.result(fixture: "passes"), Samples.result(.missing, fixture: "new"),
      wrapped("320", from: 18, to: 36), colored("#FF0000FF"),
    ]
    #expect(
      sections(results).map(\.title) == ["To look at", "New", "Changed size", "Passed"])
  }

  @Test func `each result is in one group`() {
    let results =
      [Samples.different, Samples.collapsed, Samples.result(), Samples.result(.recorded)]
      + [Samples.result(.missing), Samples.result(.error), wrapped("320", from: 1, to: 2)]
    let members = sections(results).flatMap(\.groups).flatMap(\.members)
    #expect(members.sorted() == Array(results.indices))
  }

  @Test func `the largest group comes first`() throws {
    let results = [Samples.different, colored("#FF0000FF"), colored("#FF0000FF")]
    let section = try #require(sections(results).first)
    #expect(section.groups.map(\.members.count) == [2, 1])
  }
}
