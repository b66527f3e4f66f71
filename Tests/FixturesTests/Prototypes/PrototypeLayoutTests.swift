import Fixtures
import Foundation
import Testing

@MainActor struct PrototypeLayoutTests {
  private let pinned = Xib.cell(
    Xib.label("lab-el-001"),
    constraints: Xib.pins(
      "lab-el-001", [("leading", 16), ("trailing", -16), ("top", 11), ("bottom", -11)]))

  @Test func `a multiplier close to zero is left out with a note`() throws {
    let width = """
      <constraint firstItem="con-te-001" firstAttribute="width" secondItem="lab-el-001" \
      secondAttribute="width" multiplier="1e-30" id="wid-th-001"/>
      """
    let text = Xib.cell(
      Xib.label("lab-el-001"), constraints: Xib.pins("lab-el-001", [("leading", 16)]) + width)
    let cell = try #require(try Xib.file(text).layout(storedSizes: false).cells.first)
    #expect(cell.views.allSatisfy { $0.frame.width < 1000 })
    #expect(cell.diagnostics.contains { $0.message.contains("multiplier is nearer to 0") })
  }

  @Test func `a pinned label gets its frame from the constraints`() throws {
    let cell = try #require(try Xib.file(pinned).layout(storedSizes: false).cells.first)
    #expect(cell.views.map(\.className) == ["UITableViewCell", "UIView", "UILabel"])
    #expect(cell.views.last?.frame == CGRect(x: 16, y: 11, width: 288, height: 38))
    #expect(cell.fittingHeight == 42.5)
    #expect(cell.diagnostics.isEmpty)
  }

  @Test func `the multiplier of a ratio is the quotient of both numbers`() throws {
    let text = Xib.cell(
      Xib.label("lab-el-001"),
      constraints: Xib.pins("lab-el-001", [("leading", 0), ("top", 0), ("bottom", 0)]) + """
        <constraint firstItem="lab-el-001" firstAttribute="width" secondItem="con-te-001" \
        secondAttribute="width" multiplier="1:4" constant="5" id="w"/>
        """)
    let cell = try #require(try Xib.file(text).layout(storedSizes: false).cells.first)
    #expect(cell.views.last?.frame == CGRect(x: 0, y: 0, width: 85, height: 60))
  }

  @Test func `with stored sizes a label is as large as on the canvas`() throws {
    let text = Xib.cell(
      Xib.label("lab-el-001", "x=\"16\" y=\"11\" width=\"77\" height=\"33\""),
      constraints: Xib.pins("lab-el-001", [("leading", 16), ("top", 11)]))
    let cell = try #require(try Xib.file(text).layout(storedSizes: true).cells.first)
    #expect(cell.views.last?.frame == CGRect(x: 16, y: 11, width: 77, height: 33))
  }

  @Test func `a row without a fitting height is a standard row`() throws {
    let text = Xib.cell(
      Xib.label("lab-el-001"),
      constraints: Xib.pins("lab-el-001", [("leading", 16), ("centerY", 0)]))
    let cell = try #require(try Xib.file(text).layout(storedSizes: false).cells.first)
    #expect(cell.fittingHeight == 44)
  }

  @Test func `the printed JSON has frames as arrays and null for what is not stored`() throws {
    let layout = try Xib.file(pinned).layout(storedSizes: false)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = String(decoding: try encoder.encode(layout), as: UTF8.self)
    #expect(
      json.contains("\"frame\":[16,11,288,38],\"id\":\"lab-el-001\",\"stored\":[16,11,288,38]"))
    #expect(json.contains("\"fittingHeight\":42.5"))
  }

  @Test func `an unknown cell is reported with the existing ones`() throws {
    let file = try Xib.file(pinned)
    let error = #expect(throws: PrototypeError.self) {
      try file.layout(named: "Other", storedSizes: false)
    }
    #expect(
      error?.description
        == "Cell.xib: no cell has the identifier, reuse identifier or class “Other”. It has: Cell.")
  }

  @Test func `a name that two cells have is an error where one is drawn, and names both`() throws {
    let cell = { (id: String) in
      """
      <tableViewCell reuseIdentifier="Cell" id="\(id)"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" id="\(id)-content"/></tableViewCell>
      """
    }
    let text = Xib.cell("").replacing("<tableViewCell ", with: cell("one") + "<tableViewCell ")
    let file = try Xib.file(text)
    #expect(
      try file.layout(named: "Cell", storedSizes: false).cells.map(\.id) == ["one", "cel-l0-001"])
    let error = #expect(throws: PrototypeError.self) { try file.makeCell(named: "Cell") }
    #expect(
      error?.description
        == "Cell.xib: 2 cells have the reuse identifier or class “Cell”. Name one by its identifier: one, cel-l0-001."
    )
    #expect(throws: Never.self) { try file.makeCell(named: "one") }
  }

  @Test func `a diagnostic of the layout says what to do in Interface Builder`() throws {
    let text = Xib.cell(
      Xib.label("lab-el-001"),
      constraints: Xib.pins("lab-el-001", [("top", 11), ("bottom", -11)]))
    let layout = try Xib.file(text).layout(storedSizes: false)
    let diagnostic = try #require(layout.cells.first?.diagnostics.first)
    #expect(diagnostic.kind == .ambiguousLayout)
    #expect(diagnostic.hint.hasPrefix("Add New Constraints: pin the missing edge"))
    #expect(!diagnostic.message.contains("Anchor"))
    #expect(layout.text.contains("\n      → Add New Constraints"))
  }

  @Test func `a view of an unknown kind is a box of its stored size, and noted with its line`()
    throws
  {
    let text = Xib.cell(
      "<hologramView id=\"hol-og-001\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"8\" y=\"9\" width=\"30\" height=\"20\"/></hologramView>",
      constraints: Xib.pins("hol-og-001", [("leading", 8), ("top", 9)]))
    let file = try Xib.file(text)
    let cell = try #require(try file.layout(storedSizes: false).cells.first)
    #expect(cell.views.last?.frame == CGRect(x: 8, y: 9, width: 30, height: 20))
    #expect(file.lint().contains { $0.line == 8 && $0.message.contains("<hologramView>") })
  }
}
