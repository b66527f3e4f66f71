import Foundation
import Testing

/// What an editor is told of cell files.
struct EditorCellFileTests {
  private static let name = "Songs.cells.json"

  private func editing(
    _ text: String, name: String = name, options: [String: Any] = [:]
  ) throws -> EditorProcess {
    let files = try FileFolder([
      "A.storyboard": SongFile.storyboard(), "de.lproj/A.strings": "", "notes.txt": "",
    ])
    let editor = try EditorProcess(files.snap)
    try editor.begin(options: options)
    try editor.open(name, text)
    return editor
  }

  private static let whole = """
    {
      "source": "A.storyboard",
      "fixtures": [
        { "name": "a song", "cell": "SongCell", "content": { "titleLabel": { "text": "Hello" } } }
      ],
      "matrix": { "widths": [320], "appearances": ["light", "dark"] }
    }
    """

  @Test func `a file that can be verified has no findings, and each fixture its picture`() throws {
    let editor = try editing(Self.whole)
    #expect(try editor.diagnostics().isEmpty)
    let shown = try #require(
      try editor.result(
        "textDocument/hover", editor.place(Self.name, of: "\"cell\"", in: Self.whole))
        as? [String: Any])
    let words = try #require(shown.value("contents.value") as? String)
    #expect(
      words.hasPrefix("`a song, 320` · `UITableViewCell` · 320 × "), "\(words.prefix(90))")
    #expect(words.contains("(data:image/png;base64,"))
    let elsewhere = try editor.result(
      "textDocument/hover", editor.place(Self.name, of: "\"matrix\"", in: Self.whole))
    #expect(elsewhere is NSNull)
  }

  @Test(
    arguments: [
      (#"{ "fixtures": [{ "cel": "A" }] }"#, ["missingKey {", "unknownKey \"cel\""]),
      (#"{ "fixtures": [{ "cell": 3 }] }"#, ["wrongType 3"]),
      (#"{ "fixtures": {} }"#, ["wrongType {}"]),
      (#"{ "fixtures": [], "matrix": 1 }"#, ["wrongType 1"]),
      (#"{ "fixtures": [], "matrix": [] }"#, ["wrongCount []"]),
      (#"{ "fixtures": [], "matrix": { "appearances": ["dusk"] } }"#, ["unknownValue \"dusk\""]),
      (
        #"{ "fixtures": [], "matrix": [{ "widths": [0, 320, 99999] }] }"#,
        ["outOfRange 0", "outOfRange 99999"]
      ),
      (
        #"{ "fixtures": [], "matrix": { "devices": ["iPhone16"], "widths": [320] } }"#,
        ["excludedKeys \"widths\""]
      ),
      (#"{ "fixtures": [], "matrix": { "pairwise": "yes" } }"#, ["wrongType \"yes\""]),
      (
        #"{ "fixtures": [{ "cell": "A", "content": { "a": { "textColor": "red" } } }] }"#,
        ["wrongForm \"red\""]
      ),
      (
        #"{ "fixtures": [{ "cell": "A", "content": { "a": { "lines": 1.5 } } }] }"#,
        ["wrongType 1.5"]
      ),
      (
        #"{ "fixtures": [{ "cell": "A", "expect": { "heights": { "wide": 3 } } }] }"#,
        ["unknownKey \"wide\""]
      ),
      (
        #"{ "fixtures": [{ "cell": "A", "allow": ["overlap", "gap", { "view": "a" }] }] }"#,
        ["unknownValue \"gap\"", "missingKey {"]
      ),
      (
        #"{ "fixtures": [{ "cell": "A", "stress": { "widths": [1], "values": { "a": { "size": [1] } } } }] }"#,
        ["wrongCount [1]", "unknownKey \"size\""]
      ),
      (#"{ "fixtures": [], "fixtures": [] }"#, ["repeatedKey \"fixtures\""]),
      ("{ fixtures: [], 'matrix': {widths: [0x10, +20,],}, } // JSON5", []),
      ("[]", ["wrongType []"]),
    ])
  func `what the schema does not allow is at its value or key`(
    text: String, expected: [String]
  ) throws {
    let found = try editing(text).diagnostics().map { diagnostic in
      let start = try #require(diagnostic.value("range.start.character") as? Int)
      let end = try #require(diagnostic.value("range.end.character") as? Int)
      let part = Array(text.utf16)[start..<end]
      return "\(diagnostic["code"] ?? "") \(String(decoding: part, as: UTF16.self))"
    }
    #expect(found == expected)
  }

  @Test func `words of a wrong key name the nearest one`() throws {
    let found = try editing(#"{ "fixtures": [{ "cell": "A", "hight": 3 }] }"#).diagnostics()
    let message = try #require(found.first?["message"] as? String)
    #expect(message.hasPrefix("“hight” is not known here.") && message.contains("height"))
  }

  @Test func `what only the storyboard shows is said where the cell is named`() throws {
    let text = Self.whole.replacing("\"SongCell\"", with: "\"SingCell\"")
    let found = try editing(text).diagnostics()
    #expect(found.map { $0["code"] as? String } == ["cellFile"])
    #expect(found.first?.value("range.start.line") as? Int == 3)
    #expect((found.first?["message"] as? String)?.contains("SongCell") == true)
  }

  @Test func `a file that is no JSON is one diagnostic at the parser's line`() throws {
    let found = try editing("{\n  \"fixtures\": [\n    { \"cel\" \"A\" }\n  ]\n}").diagnostics()
    #expect(found.count == 1)
    #expect(found.first?.value("range.start.line") as? Int == 2)
  }

  @Test func `an editor that knows the schema is told only what that cannot say`() throws {
    let options: [String: Any] = ["checksSchema": false]
    let wrong = #"{ "fixtures": [{ "cel": "A" }] }"#
    #expect(try editing(wrong, options: options).diagnostics().isEmpty)
    let other = Self.whole.replacing("\"SongCell\"", with: "\"SingCell\"")
    #expect(try editing(other, options: options).diagnostics().count == 1)
    // It knows no JSON5.
    #expect(
      try editing(wrong, name: "Songs.cells.json5", options: options).diagnostics().count == 2)
  }

  /// What is offered at the mark `|` of a text: what each item writes.
  private func offered(_ marked: String, options: [String: Any] = [:]) throws -> [String] {
    let text = marked.replacing("|", with: "")
    let editor = try editing(text, options: options)
    let place = try editor.place(Self.name, of: "|", in: marked)
    let items = try editor.result("textDocument/completion", place) as? [[String: Any]]
    return try #require(items).compactMap { $0.value("textEdit.newText") as? String }
  }

  @Test(
    arguments: [
      ("{ | }", ["\"fixtures\": ", "\"matrix\": ", "\"source\": "]),
      (#"{ "source": "A.storyboard", "mat|" }"#, ["\"fixtures\": ", "\"matrix\": "]),
      (#"{ "source|": "A.storyboard" }"#, ["\"fixtures\"", "\"matrix\"", "\"source\""]),
      (#"{ "source": "|" }"#, ["\"A.storyboard\""]),
      (#"{ "matrix": { "appearances": [|] } }"#, ["\"light\"", "\"dark\""]),
      (#"{ "matrix": { "appearances": ["light", "|"] } }"#, ["\"light\"", "\"dark\""]),
      (#"{ "matrix": [{ "directions": ["|"] }] }"#, ["\"leftToRight\"", "\"rightToLeft\""]),
      (#"{ "matrix": { "pairwise": | } }"#, ["true", "false"]),
      (#"{ "matrix": { "locales": ["|"] } }"#, ["\"de\""]),
      (#"{ "source": "A.storyboard", "fixtures": [{ "cell": "|" }] }"#, ["\"SongCell\""]),
      (#"{ "source": "A.storyboard", "fixtures": [{ "cell": |"#, ["\"SongCell\""]),
      (
        #"{ "source": "A.storyboard", "fixtures": [{ "cell": "SongCell", "content": { | } }] }"#,
        ["\"titleLabel\": "]
      ),
      (#"{ "fixtures": [{ "expect": { | } }] }"#, ["\"height\": ", "\"heights\": "]),
      (#"{ "fixtures": "|" }"#, []),
    ])
  func `keys and values are offered where they can be`(text: String, expected: [String]) throws {
    #expect(try offered(text) == expected)
  }

  @Test func `devices, text sizes and releases are offered by the schema`() throws {
    #expect(try offered(#"{ "matrix": { "devices": ["|"] } }"#).contains("\"iPhone16\""))
    #expect(try offered(#"{ "matrix": { "contentSizes": ["|"] } }"#).contains("\"AX3\""))
    #expect(try offered(#"{ "matrix": { "systems": ["|"] } }"#).contains("\"iOS 26\""))
    #expect(try offered(#"{ "fixtures": [{ "allow": ["|"] }] }"#).contains("\"overlap\""))
  }

  @Test func `an editor that knows the schema is offered names of other files`() throws {
    let options: [String: Any] = ["checksSchema": false]
    #expect(try offered(#"{ "matrix": { "appearances": ["|"] } }"#, options: options).isEmpty)
    #expect(
      try offered(#"{ "source": "A.storyboard", "fixtures": [{ "cell": "|" }] }"#, options: options)
        == ["\"SongCell\""])
  }
}
