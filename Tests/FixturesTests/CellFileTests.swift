import Fixtures
import Foundation
import TestSupport
import Testing

@MainActor struct CellFileTests {
  private func cellFile(_ text: String) throws -> CellFile {
    let xib = Xib.cell(
      Xib.label("lab-el-001", attributes: "userLabel=\"Title\" numberOfLines=\"0\""),
      constraints: Xib.pins(
        "lab-el-001", [("leading", 16), ("trailing", -16), ("top", 11), ("bottom", -11)]))
    let folder = try TemporaryFolder(["Cell.xib": xib, "Some.cells.json": text])
    return try CellFile(contentsOf: folder.url(of: "Some.cells.json"))
  }

  @Test(arguments: [(39, true), (40, true), (41, false)])
  func `a text of 40 letters names a cell without another name`(count: Int, isName: Bool) throws {
    let text = String(repeating: "x", count: count)
    let xib = Xib.cell(Xib.label("lab-el-001", text: text))
      .replacing(" reuseIdentifier=\"Cell\"", with: "")
    let written = try Xib.file(xib).firstCellFile
    #expect(written.contains("\"name\": \"\(isName ? text : "cel-l0-001")\""), "\(written)")
  }

  @Test func `content and expectations are applied to the prototype`() throws {
    let file = try cellFile(
      """
      { "source": "Cell.xib", "matrix": { "widths": [320, 414] }, "fixtures": [
        { "name": "two lines", "cell": "Cell", "content": { "Title": { "text": "A\\nB" } },
          "expect": { "heights": { "320": 63, "414": 10 } } } ] }
      """)
    let fixture = try #require(file.fixtures.first)
    #expect(file.suite == "Some")
    #expect(fixture.configurations.map(\.name) == ["320", "414"])
    let found = try fixture.configurations.map { try fixture.inspect(in: $0) }
    #expect(found.map(\.rendering?.size.height) == [63, 63])
    #expect(found.map { $0.diagnostics.map(\.kind) } == [[], [.unexpectedHeight]])
  }

  @Test func `a name that two cells have must be an identifier, as in a first cell file`() throws {
    let cell = "<tableViewCell reuseIdentifier=\"Cell\" id=\"one\"/>"
    let xib = Xib.cell("").replacing("<tableViewCell ", with: cell + "<tableViewCell ")
    let folder = try TemporaryFolder([
      "Cell.xib": xib,
      "A.cells.json": "{ \"source\": \"Cell.xib\", \"fixtures\": [\n{ \"cell\": \"Cell\" } ] }",
      "B.cells.json": try Xib.file(xib).firstCellFile,
    ])
    let error = #expect(throws: (any Error).self) {
      try CellFile(contentsOf: folder.url(of: "A.cells.json"))
    }
    #expect(
      "\(try #require(error))".contains(
        "Cell.xib are named “Cell”. Name one by its identifier: one, cel-l0-001."))
    let first = try CellFile(contentsOf: folder.url(of: "B.cells.json"))
    #expect(first.fixtures.map(\.name) == ["Cell", "Cell 2"])
  }

  @Test func `comments and trailing commas are allowed`() throws {
    let file = try cellFile(
      "{ // a comment\n source: 'Cell.xib', fixtures: [{ cell: 'Cell', },], }")
    #expect(file.fixtures.map(\.name) == ["Cell"])
  }

  nonisolated static let mistakes: [(text: String, line: Int, problem: String)] = [
    (
      "{\n\"fixture\": [] }", 2,
      "“fixture” is not known here. Did you mean “fixtures”? Allowed: source, matrix, fixtures."
    ),
    (
      "{ \"source\": \"Cell.xib\", \"fixtures\": [\n{ \"cell\": \"Cell\",\n\"allow\": [\"typo\"] } ] }",
      3, "“typo” is not known. Allowed: unsatisfiableConstraints, zeroHeight,"
    ),
    (
      "{ \"source\": \"Cell.xib\", \"fixtures\": [\n{ \"cell\": \"Other\" } ] }", 2,
      "no cell is named “Other”."
    ),
    (
      "{ \"source\": \"Cell.xib\", \"fixtures\": [ { \"cell\": \"Cell\", \"expect\":\n\n{ \"height\": \"9\" } } ] }",
      3, "“height” must be a number, not a text."
    ),
    (
      "{ \"matrix\": { \"widths\":\n[0] }, \"source\": \"Cell.xib\", \"fixtures\": [{ \"cell\": \"Cell\" }] }",
      2, "must be from 1 to 10000."
    ),
    ("{ \"fixtures\": [],\n\n \"matrix\": [[ }", 3, "is not valid JSON or JSON5:"),
    (
      "{ \"fixtures\": [],\n \"matrix\": { \"widths\": [+3e+] } }", 2,
      "is not valid JSON or JSON5: a number ends after the sign of its exponent."
    ),
    (
      "{\n<<<<<<< HEAD\n \"fixtures\": []\n=======\n \"fixtures\": [1]\n>>>>>>> main\n}", 2,
      "is in an unresolved merge conflict."
    ),
    ("{ \"fixtures\": [],\n\"fixtures\": [] }", 2, "“fixtures” is given twice."),
    (
      "{ \"source\": \"Cell.xib\", \"fixtures\": [\n{ \"cell\": \"cel\" } ] }", 2,
      "no cell is named “cel”. Did you mean “Cell”?"
    ),
    ("{ \"fixtures\": [],\n\"source\": \"Other.xib\" }", 2, "Other.xib is not there."),
    (
      "{ \"fixtures\": [],\n\"source\": \"Cell.XIB\" }", 2,
      "“Cell.XIB” is not the name of a .storyboard or .xib."
    ),
    (
      "{ \"source\": \"Cell.xib\", \"fixtures\": [ { \"cell\": \"Cell\", \"expect\": { \"heights\":\n{ \"321\": 9 } } } ] }",
      2, "no configuration is “321”. Did you mean “320”?"
    ),
    (
      "{ \"source\": \"Cell.xib\", \"fixtures\": [ { \"cell\": \"Cell\", \"content\": { \"Title\": {\n\"lines\": 1.5 } } } ] }",
      2, "“lines” must be a whole number"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported with its line and the allowed values`(
    text: String, line: Int, problem: String
  ) throws {
    let error = #expect(throws: CellFileError.self) { try cellFile(text) }
    #expect(error?.line == line)
    #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
  }

  @Test func `a text size has its name in code or in keys`() throws {
    let file = try cellFile(
      """
      { "source": "Cell.xib", "fixtures": [ { "cell": "Cell" } ],
        "matrix": { "contentSizes": ["AX3", "accessibilityMedium", "XS"] } }
      """)
    let fixture = try #require(file.fixtures.first)
    #expect(
      fixture.configurations.map(\.contentSize)
        == [.accessibilityExtraLarge, .accessibilityMedium, .extraSmall])
  }

  @Test func `an unknown view is reported with the existing ones`() throws {
    let file = try cellFile(
      """
      { "source": "Cell.xib", "fixtures": [
        { "cell": "Cell", "content": { "subtitle": { "text": "A" } } } ] }
      """)
    let fixture = try #require(file.fixtures.first)
    let error = #expect(throws: CellFileError.self) {
      try fixture.inspect(in: fixture.configurations[0])
    }
    #expect(error?.line == 2)
    #expect(error?.problem == "no view of the cell is named “subtitle”. It has: Title.")
  }

  @Test func `content that a view cannot have is reported with the views that can`() throws {
    let file = try cellFile(
      """
      { "source": "Cell.xib", "fixtures": [
        { "cell": "Cell", "content": { "Title": {
          "on": true } } } ] }
      """)
    let fixture = try #require(file.fixtures.first)
    let error = #expect(throws: CellFileError.self) {
      try fixture.inspect(in: fixture.configurations[0])
    }
    #expect(error?.line == 3)
    #expect(error?.problem == "a UILabel takes no “on”; switches do.")
  }

  @Test
  func `a configuration's height takes precedence over its width's, and that over the general one`()
    throws
  {
    let file = try cellFile(
      """
      { "source": "Cell.xib", "matrix": { "widths": [320, 375, 414], "appearances": ["light", "dark"] },
        "fixtures": [ { "cell": "Cell",
          "expect": { "height": 1, "heights": { "375": 2, "414": 3, "414-dark": 42.5 } } } ] }
      """)
    let fixture = try #require(file.fixtures.first)
    let messages = try fixture.configurations.map { configuration in
      try fixture.inspect(in: configuration).diagnostics.map {
        $0.message.components(separatedBy: "; ").last ?? ""
      }
    }
    let expected = [1, 1, 2, 2, 3].map { ["expected \($0)."] }
    #expect(messages == expected + [[]])
  }

  @Test func `a fixture's own height is forced on its cell`() throws {
    let file = try cellFile(
      "{ \"source\": \"Cell.xib\", \"fixtures\": [{ \"cell\": \"Cell\", \"height\": 70 }] }")
    let fixture = try #require(file.fixtures.first)
    #expect(fixture.configurations.map(\.name) == ["320x70"])
    #expect(try fixture.inspect(in: fixture.configurations[0]).rendering?.size.height == 70)
  }

  @Test func `the first cell file of a prototype file can be loaded`() throws {
    let text = try Xib.file(Xib.cell(Xib.label("lab-el-001"))).firstCellFile
    #expect(text.contains("\"source\": \"Cell.xib\""))
    let fixture = try #require(try cellFile(text).fixtures.first)
    #expect(fixture.name == "Cell")
    #expect(fixture.configurations.count == 16)
  }

  @Test(arguments: [
    ("", ["Wi-Fi", "Wi-Fi 2"]), ("userLabel=\"Network\"", ["Network", "Network 2"]),
    ("customClass=\"NetworkCell\"", ["NetworkCell", "NetworkCell 2"]),
  ])
  func `cells without a reuse identifier have names that can be read`(
    attribute: String, names: [String]
  ) throws {
    let cell = { (id: String) in
      """
      <tableViewCell id="\(id)" \(attribute)><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="\(id)-c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews><label text="Wi-Fi" id="\(id)-l"><rect key="frame" x="16" y="11" width="50" height="21"/></label></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let text = try Xib.file(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>\(cell("a-1"))\(cell("b-2"))</objects></document>
      """
    ).firstCellFile
    for name in names { #expect(text.contains("\"name\": \"\(name)\"")) }
    #expect(text.contains("\"cell\": \"b-2\""))
  }
}
