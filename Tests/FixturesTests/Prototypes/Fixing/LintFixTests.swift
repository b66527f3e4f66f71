import Foundation
import LayoutModel
import Testing

@testable import Fixtures

/// Fixes of single mistakes, and what is not fixed.
@MainActor struct LintFixTests {
  private func fixes(
    _ subviews: String, _ constraints: String
  ) throws -> (fixes: LintFixes, added: [String], removed: [String]) {
    let data = Data(Xib.cell(subviews, constraints: "\n\(constraints)\n").utf8)
    let fixes = try PrototypeFile.fixes(of: data, at: URL(fileURLWithPath: "/Cell.xib"))
    let hunks = LineHunk.all(from: data, to: fixes.contents)
    return (fixes, hunks.flatMap(\.new), hunks.flatMap(\.old))
  }

  private func constraint(_ text: String, id: String) -> String {
    "<constraint \(text) id=\"\(id)\"/>"
  }

  private let vertical: [(String, Double)] = [("top", 11), ("bottom", -11)]

  /// Pins with a line for each.
  private func pins(_ view: String, _ edges: [(String, Double)]) -> String {
    edges.map { Xib.pins(view, [$0]) }.joined(separator: "\n")
  }

  @Test func `a label without a place gets the distance that the file stores`() throws {
    let result = try fixes(Xib.label("lab-el-001"), pins("lab-el-001", vertical))
    #expect(result.fixes.fixes.map(\.finding.kind) == [.ambiguousLayout] && result.removed.isEmpty)
    let line = try #require(result.added.first)
    #expect(
      line.hasPrefix(
        "<constraint firstItem=\"lab-el-001\" firstAttribute=\"leading\" secondItem=\"con-te-001\" secondAttribute=\"leading\" constant=\"16\" id="
      ), "\(line)")
  }

  @Test func `of two constants for one height, one goes`() throws {
    let view =
      "<view id=\"box-0b-001\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\" x=\"16\" y=\"11\" width=\"288\" height=\"38\"/><constraints>\n"
      + constraint("firstAttribute=\"height\" constant=\"38\"", id: "one-00-001") + "\n"
      + constraint("firstAttribute=\"height\" constant=\"20\"", id: "two-00-001")
      + "\n</constraints></view>"
    let result = try fixes(
      view, pins("box-0b-001", [("leading", 16), ("trailing", -16), ("top", 11)]))
    #expect(result.fixes.fixes.map(\.finding.kind) == [.unsatisfiableConstraints])
    #expect(result.added.isEmpty && result.removed.count == 1)
  }

  @Test func `a text that is cut gets more lines`() throws {
    let text = "A text that is much longer than a line of a phone, and does not end"
    let result = try fixes(
      Xib.label("lab-el-001", text: text),
      pins("lab-el-001", [("leading", 16), ("trailing", -16)] + vertical))
    #expect(result.fixes.rest.isEmpty, "\(result.fixes.rest)")
    #expect(result.added.first?.contains("numberOfLines=\"0\"") == true)
  }

  @Test func `each fix says what it alone changes`() throws {
    let labels =
      Xib.label("lab-el-001", "x=\"16\" y=\"2\" width=\"99\" height=\"20\"") + "\n"
      + Xib.label("lab-el-002", "x=\"20\" y=\"30\" width=\"99\" height=\"20\"")
    let result = try fixes(
      labels, pins("lab-el-001", [("top", 2)]) + "\n" + pins("lab-el-002", [("top", 30)]))
    #expect(result.fixes.fixes.count == 2)
    #expect(result.fixes.fixes.map(\.hunks).allSatisfy { $0.flatMap(\.new).count == 1 })
    #expect(Set(result.fixes.fixes.flatMap(\.hunks).flatMap(\.new)) == Set(result.added))
  }

  @Test func `a change that moves a view which is right proves nothing`() throws {
    let labels = Xib.label("lab-el-001") + Xib.label("lab-el-002")
    func cell(_ first: [(String, Double)], _ second: [(String, Double)]) throws -> LintedCell {
      try LintedCell(
        Xib.cell(
          labels,
          constraints: Xib.pins("lab-el-001", vertical + first)
            + Xib.pins("lab-el-002", vertical + second)))
    }
    let before = try cell([], [("leading", 200)])
    let target = try #require(before.findings.first { $0.finding.kind == .ambiguousLayout })
    let good = try cell([("leading", 16)], [("leading", 200)])
    #expect(FixProof(before: before, after: good, target: target).verdict == .proven)
    let bad = try cell([("leading", 16)], [("leading", 210)])
    #expect(
      FixProof(before: before, after: bad, target: target).verdict
        == .unproven(.moves(element: "lab-el-002")))
    #expect(FixProof(before: before, after: before, target: target).verdict == .unproven(.stays))
    let worse = try cell([("leading", 16)], [])
    #expect(
      FixProof(before: before, after: worse, target: target).verdict
        == .unproven(.newFinding(kind: .ambiguousLayout, view: "contentView/UILabel[1]")))
  }
}

extension LintedCell {
  @MainActor fileprivate init(_ text: String) throws {
    let file = try Xib.file(text)
    self = CellLinter(
      prototype: file.nib.prototypes[0], file: "Cell.xib", accessibility: false, LintCells()
    ).lintedCell()
  }
}
