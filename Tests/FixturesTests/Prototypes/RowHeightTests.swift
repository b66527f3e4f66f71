import Fixtures
import Foundation
import Snapshots
import TestSupport
import Testing

/// The height of a file's row, which is the same in every command.
@MainActor struct RowHeightTests {
  /// A label 20.5 points high with 10 above and below: the constraints require 40.5.
  private static let pinned: [(String, Double)] = [("leading", 16), ("top", 10), ("bottom", -10)]
  private static let centred: [(String, Double)] = [("leading", 16), ("centerY", 0)]

  private func height(of file: PrototypeFile) throws -> CGFloat {
    try file.rendering(of: "Cell", width: 320, in: Configuration()).size.height
  }

  private func file(_ text: String) throws -> PrototypeFile {
    try PrototypeFile(Data(text.utf8), name: "S.storyboard")
  }

  private func xib(_ constraints: [(String, Double)], attributes: String = "") throws
    -> PrototypeFile
  {
    try Xib.file(
      Xib.cell(
        Xib.label("lab-el-001"), constraints: Xib.pins("lab-el-001", constraints),
        attributes: attributes))
  }

  /// A storyboard with the cell in a table.
  private func storyboard(
    table: String, cell: String = "", _ constraints: [(String, Double)], isStatic: Bool = false
  ) throws -> String {
    let text = Xib.cell(
      Xib.label("lab-el-001"), constraints: Xib.pins("lab-el-001", constraints), attributes: cell)
    let start = try #require(text.range(of: "<tableViewCell "))
    let end = try #require(text.range(of: "</tableViewCell>"))
    let row = text[start.lowerBound..<end.upperBound]
    let rows =
      isStatic
      ? "<sections><tableViewSection id=\"s1\"><cells>\(row)</cells></tableViewSection></sections>"
      : "<prototypes>\(row)</prototypes>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><tableViewController id="c">
      <tableView key="view" dataMode="\(isStatic ? "static" : "prototypes")" style="plain" \(table) id="t">
      <rect key="frame" x="0" y="0" width="320" height="568"/>\(rows)</tableView>
      </tableViewController></objects></scene></scenes></document>
      """
  }

  @Test func `a row without a fitting height has the file's height`() throws {
    #expect(try height(of: xib(Self.centred)) == 60)
    #expect(try height(of: xib(Self.centred, attributes: "rowHeight=\"72\"")) == 72)
  }

  @Test func `a row whose fitting height exceeds a standard row has that height`() throws {
    #expect(try height(of: xib([("leading", 16), ("top", 16), ("bottom", -16)])) == 52.5)
  }

  @Test func `a xib's row that fits into a standard row is as high as its designer made it`() throws
  {
    #expect(try height(of: xib(Self.pinned, attributes: "rowHeight=\"42\"")) == 42)
    #expect(try height(of: xib(Self.pinned, attributes: "rowHeight=\"30\"")) == 40.5)
  }

  @Test(arguments: [
    // An automatic table: the constraints, whatever the prototype's own height is.
    ("rowHeight=\"-1\"", "", false, 40.5), ("rowHeight=\"-1\"", "rowHeight=\"42\"", false, 40.5),
    ("rowHeight=\"-1\"", "rowHeight=\"80\"", false, 40.5), ("", "rowHeight=\"42\"", false, 40.5),
    // A number is used as it is.
    ("rowHeight=\"70\"", "", false, 70), ("rowHeight=\"44\"", "", false, 44),
    ("rowHeight=\"44\"", "rowHeight=\"90\"", false, 90),
    ("rowHeight=\"-1\"", "rowHeight=\"42\"", true, 42), ("rowHeight=\"50\"", "", true, 50),
    ("rowHeight=\"-1\"", "", true, 40.5),
  ])
  func `verify, render and layout have one height`(
    table: String, cell: String, isStatic: Bool, height: CGFloat
  ) throws {
    let text = try storyboard(table: table, cell: cell, Self.pinned, isStatic: isStatic)
    #expect(try self.height(of: file(text)) == height)
    let layout = try #require(try file(text).layout(storedSizes: false).cells.first)
    #expect(layout.rowHeight == Double(height))
    let folder = try TemporaryFolder([
      "S.storyboard": text,
      "S.cells.json": """
      { "source": "S.storyboard", "matrix": { "widths": [320] }, "fixtures": [{ "cell": "Cell" }] }
      """,
    ])
    let cells = try CellFile(contentsOf: folder.url(of: "S.cells.json"))
    let fixture = try #require(cells.fixtures.first)
    let rendering = try fixture.inspect(in: fixture.configurations[0]).rendering
    #expect(rendering?.size.height == height)
  }

  @Test func `layout prints a row's height where its constraints require another`() throws {
    let fixed = try file(storyboard(table: "rowHeight=\"70\"", Self.pinned))
    #expect(try fixed.layout(storedSizes: false).text.contains("height 40.5, row height 70\n"))
    let automatic = try file(storyboard(table: "rowHeight=\"-1\"", Self.pinned))
    #expect(try !automatic.layout(storedSizes: false).text.contains("row height"))
  }

  @Test func `a row of an automatic table that its constraints leave without a height`() throws {
    func height(_ cell: String) throws -> CGFloat {
      let text = try storyboard(table: "rowHeight=\"-1\"", cell: cell, Self.centred)
      let height = try self.height(of: file(text))
      #expect(try file(text).layout(storedSizes: false).cells.first?.rowHeight == Double(height))
      return height
    }
    #expect(try height("") == 44)
    #expect(try height("rowHeight=\"72\"") == 72)
  }
}
