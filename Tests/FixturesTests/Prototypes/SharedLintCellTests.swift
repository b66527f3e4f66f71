import Foundation
import TestSupport
import Testing

@testable import Fixtures

/// Cells that lint makes once and lays out in several sizes.
@MainActor struct SharedLintCellTests {
  private let edges = [("leading", 16.0), ("trailing", -16), ("top", 11), ("bottom", -11)]

  /// Lint's findings as `snap lint --json` would write them, and the work that they took.
  private func lint(
    _ file: PrototypeFile, sharesCells: Bool = true
  ) throws -> (json: Data, work: LintCells) {
    let work = LintCells(sharesCells: sharesCells)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try encoder.encode(file.lint(work)), work)
  }

  @Test(arguments: InterfaceBuilderCorpus.all)
  func `findings are those of cells made anew`(corpus: InterfaceBuilderCorpus) throws {
    var (shared, anew) = (0, 0)
    for url in corpus.interfaceFiles() {
      guard let file = try? PrototypeFile(contentsOf: url) else { continue }
      let (some, all) = (try lint(file), try lint(file, sharesCells: false))
      #expect(some.json == all.json, "\(url.path)")
      #expect(all.work.madeCells == all.work.layouts && some.work.layouts == all.work.layouts)
      shared += some.work.madeCells
      anew += all.work.madeCells
    }
    #expect(shared > 0 && 2 * shared < anew, "\(shared) cells were made, and \(anew) anew")
  }

  /// A row of a xib has four widths, 320 among them, in two sizes of text and two directions, and one in the dark.
  @Test func `a cell is made once for each text size, direction and appearance`() throws {
    let text = Xib.cell(
      Xib.label("lab-el-001", attributes: "numberOfLines=\"0\""),
      constraints: Xib.pins("lab-el-001", edges))
    let work = try lint(try Xib.file(text)).work
    #expect(work.madeCells == 5)
    #expect(work.layouts == 17)
  }

  @Test(arguments: [
    "<label text=\"a\" id=\"a\"><rect key=\"frame\" x=\"9\" y=\"9\" width=\"9\" height=\"9\"/></label>",
    """
    <textView text="a" id="a" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="9" y="9" width="9" height="9"/></textView>
    """,
    """
    <containerView id="a" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="9" y="9" width="9" height="9"/></containerView>
    """,
  ])
  func `a cell in which layouts leave traces is made anew each time`(view: String) throws {
    let work = try lint(try Xib.file(Xib.cell(view, constraints: Xib.pins("a", edges)))).work
    #expect(work.madeCells == work.layouts)
  }

  /// Each cell misses a constraint, so that all heights are tried: three at most.
  @Test func `the work grows with the number of cells, and is bounded for each`() throws {
    func work(cells count: Int) throws -> LintCells {
      let cells = (0..<count).map { index in
        """
        <tableViewCell id="cel-\(index)" reuseIdentifier="Cell\(index)"><rect key="frame" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="con-\(index)"><rect key="frame" width="320" height="60"/>
        <subviews>\(Xib.label("lab-\(index)"))</subviews>
        </tableViewCellContentView></tableViewCell>
        """
      }
      let text = Xib.cell(Xib.label("lab-el-001"))
      let end = try #require(text.range(of: "</objects>"))
      let file = try Xib.file(
        String(text[..<end.lowerBound] + cells.joined(separator: "\n") + text[end.lowerBound...]))
      return try lint(file).work
    }
    let (one, few, many) = (try work(cells: 0), try work(cells: 4), try work(cells: 19))
    #expect(one.madeCells == 5 && (17...3 * 17).contains(one.layouts))
    #expect(few.madeCells == 5 * one.madeCells && few.layouts == 5 * one.layouts)
    #expect(many.madeCells == 20 * one.madeCells && many.layouts == 20 * one.layouts)
    #expect(many.madeViews == 20 * one.madeViews && one.madeViews == 3 * one.madeCells)
  }
}
