import Foundation
import Testing

/// What an editor is told of storyboards and xibs.
struct EditorInterfaceTests {
  private func editing(
    _ text: String, capabilities: [String: Any] = EditorProcess.capabilities,
    options: [String: Any] = [:]
  ) throws -> EditorProcess {
    let editor = try EditorProcess(FileFolder().snap)
    try editor.begin(capabilities, options: options)
    try editor.open("A.storyboard", text)
    return editor
  }

  private func change(
    _ editor: EditorProcess, to version: Int, _ changes: [[String: Any]]
  ) throws {
    try editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": editor.address("A.storyboard"), "version": version],
        "contentChanges": changes,
      ])
  }

  /// The part of a text that a range of an editor has.
  private func part(_ range: Any?, of text: String) throws -> String {
    let range = try #require(range as? [String: [String: Int]])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func offset(_ name: String) throws -> Int {
      let place = try #require(range[name])
      let before = lines[..<place["line", default: 0]].reduce(0) { $0 + $1.utf16.count + 1 }
      return before + place["character", default: 0]
    }
    let units = Array(text.utf16)
    return String(decoding: units[try offset("start")..<offset("end")], as: UTF16.self)
  }

  @Test func `a finding of a text that is not saved is at its element's start tag`() throws {
    let text = SongFile.storyboard(edges: SongFile.vertical)
    let editor = try editing(text)
    let found = try #require(
      try editor.diagnostics().first { $0["code"] as? String == "ambiguousLayout" })
    #expect(found["severity"] as? Int == 1)
    #expect(found["source"] as? String == "snap")
    let part = try part(found["range"], of: text)
    #expect(part.hasPrefix("<label text=") && part.hasSuffix("NO\" >"), "\(part)")
    #expect((found["message"] as? String)?.contains("→ ") == true)
    #expect(try editor.end() == 0)
  }

  @Test func `the other constraints of a conflict are named with their places`() throws {
    let two = """
      <constraint firstItem="tit-le-001" firstAttribute="width" constant="10" id="wid-th-001"/>
      <constraint firstItem="tit-le-001" firstAttribute="width" constant="20" id="wid-th-002"/>
      </constraints>
      """
    let text = SongFile.storyboard().replacing("</constraints>", with: two)
    let found = try #require(
      try editing(text).diagnostics().first { $0["code"] as? String == "unsatisfiableConstraints" })
    let related = try #require(found["relatedInformation"] as? [[String: Any]])
    let parts = try related.map { try part($0.value("location.range"), of: text) }
    #expect(parts.contains { $0.hasSuffix("id=\"wid-th-001\"/>") }, "\(parts)")
    #expect(parts.allSatisfy { $0.hasPrefix("<constraint ") })
  }

  @Test func `changes of parts give the findings of the whole text`() throws {
    let editor = try editing(SongFile.storyboard())
    #expect(try !editor.diagnostics().contains { $0["severity"] as? Int == 1 })
    let broken = SongFile.storyboard(edges: SongFile.vertical, text: "😀 song")
    // The first in two parts, with a pair of surrogates before a place on the same line.
    try change(editor, to: 2, [["text": broken.replacing("😀 song", with: "😀 sg")]])
    let place = try editor.place("", of: "sg\"", in: broken.replacing("😀 song", with: "😀 sg"))
    var position = try #require(place["position"] as? [String: Int])
    position["character", default: 0] += 1
    try change(editor, to: 3, [["range": ["start": position, "end": position], "text": "on"]])
    let found = try #require(
      try editor.diagnostics(ofVersion: 3).first { $0["code"] as? String == "ambiguousLayout" })
    let part = try part(found["range"], of: broken)
    #expect(part.hasPrefix("<label text=\"😀 song\""), "\(part)")
  }

  @Test func `a change ends the check of the text before it, and the last one has findings`() throws
  {
    let editor = try editing(SongFile.storyboard())
    for version in 2...9 {
      let text = SongFile.storyboard(edges: version == 9 ? SongFile.vertical : ["top"])
      try change(editor, to: version, [["text": text]])
    }
    var versions: [Int] = []
    while versions.last != 9 {
      let message = try editor.message("textDocument/publishDiagnostics")
      versions.append(try #require(message.value("params.version") as? Int))
    }
    // A machine that is very busy may see a pause between any two of them.
    #expect(versions == versions.sorted() && versions.count < 9, "\(versions)")
    #expect(try editor.end() == 0)
  }

  @Test func `a file that is not read is one diagnostic at the parser's line`() throws {
    let found = try editing("<?xml version=\"1.0\"?>\n<document>\n  <objects>\n<a b=>")
      .diagnostics()
    #expect(found.count == 1)
    #expect(found[0]["code"] as? String == "unreadableFile")
    #expect(found[0].value("range.start.line") as? Int == 3)
    #expect((found[0]["message"] as? String)?.contains("save it again in Xcode") == true)
  }

  @Test func `closing a file takes back what was said of it`() throws {
    let editor = try editing(SongFile.storyboard(edges: SongFile.vertical))
    _ = try editor.diagnostics()
    try editor.notify(
      "textDocument/didClose", ["textDocument": ["uri": editor.address("A.storyboard")]])
    let last = try editor.message("textDocument/publishDiagnostics")
    #expect((last.value("params.diagnostics") as? [Any])?.isEmpty == true)
    #expect(last.value("params.version") == nil)
  }

  private func actions(
    _ editor: EditorProcess, _ text: String, at part: String, only: [String]? = nil
  ) throws -> [[String: Any]] {
    var parameters: [String: Any] = try editor.place("A.storyboard", of: part, in: text)
    let place = try #require(parameters["position"])
    parameters["range"] = ["start": place, "end": place]
    var context: [String: Any] = ["diagnostics": [Any]()]
    context["only"] = only
    parameters["context"] = context
    return try #require(
      try editor.result("textDocument/codeAction", parameters) as? [[String: Any]])
  }

  /// The text after the edits of an action.
  private func applied(_ edit: Any?, to text: String) throws -> String {
    let edits = try #require(edit as? [[String: Any]])
    var result = text
    // From the last to the first, so that places stay.
    for edit in edits.reversed() {
      let range = try #require(edit["range"] as? [String: [String: Int]])
      func index(_ name: String) throws -> String.Index {
        let place = try #require(range[name])
        var start = result.startIndex
        for _ in 0..<place["line", default: 0] {
          start = result.index(after: try #require(result[start...].firstIndex(of: "\n")))
        }
        return result.utf16.index(start, offsetBy: place["character", default: 0])
      }
      result.replaceSubrange(
        try index("start")..<index("end"), with: try #require(edit["newText"] as? String))
    }
    return result
  }

  @Test func `a fix is an edit of that version, after which the finding is gone`() throws {
    let text = SongFile.storyboard(edges: SongFile.vertical)
    let editor = try editing(text)
    _ = try editor.diagnostics()
    let found = try actions(editor, text, at: "<label")
    let fix = try #require(found.first { $0["kind"] as? String == "quickfix" }, "\(found)")
    #expect(fix["isPreferred"] as? Bool == true)
    #expect(fix["title"] as? String == "Fix ambiguousLayout: adds 1 line")
    #expect(fix.value("diagnostics.0.code") as? String == "ambiguousLayout")
    #expect(fix.value("edit.documentChanges.0.textDocument.version") as? Int == 1)
    let fixed = try applied(fix.value("edit.documentChanges.0.edits"), to: text)
    #expect(fixed != text && fixed.contains("<constraint firstItem="))
    try change(editor, to: 2, [["text": fixed]])
    let left = try editor.diagnostics(ofVersion: 2)
    #expect(!left.contains { $0["code"] as? String == "ambiguousLayout" }, "\(left)")
  }

  @Test func `all findings of a file are fixed at once, and elsewhere nothing is offered`() throws {
    let text = SongFile.storyboard(edges: SongFile.vertical)
    let editor = try editing(text, capabilities: [:])
    _ = try editor.diagnostics()
    #expect(try actions(editor, text, at: "<document").isEmpty)
    let all = try actions(editor, text, at: "<document", only: ["source.fixAll"])
    #expect(all.map { $0["kind"] as? String } == ["source.fixAll.snap"])
    // A client that names no versions gets the edits by address.
    let changes = all[0].value("edit.changes") as? [String: Any]
    let fixed = try applied(changes?[editor.address("A.storyboard")], to: text)
    #expect(fixed != text)
    #expect(try actions(editor, text, at: "<label", only: ["refactor"]).isEmpty)
  }

  @Test func `a cell is shown with its picture, and a view with its frame`() throws {
    let text = SongFile.storyboard(edges: SongFile.vertical)
    let editor = try editing(text, options: ["pictures": "sized"])
    _ = try editor.diagnostics()
    func shown(_ part: String) throws -> [String: Any] {
      try #require(
        try editor.result("textDocument/hover", editor.place("A.storyboard", of: part, in: text))
          as? [String: Any])
    }
    let cell = try shown("<tableViewCell ")
    let words = try #require(cell.value("contents.value") as? String)
    #expect(
      words.hasPrefix("`SongCell` · `UITableViewCell` · 320 × 52.5 points"), "\(words.prefix(200))")
    let picture = try #require(
      words.firstMatch(of: /data:image\/png;base64,([A-Za-z0-9+\/=]+)\|width=320,height=53\)/))
    let png = try #require(Data(base64Encoded: String(picture.output.1)))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(words.contains("`ambiguousLayout: "))
    let label = try shown("<label")
    #expect(
      (label.value("contents.value") as? String)?.hasPrefix(
        "`contentView/titleLabel` · `UILabel` · x ") == true, "\(label)")
    #expect(try part(label["range"], of: text).hasPrefix("<label"))
    let outside = try editor.result(
      "textDocument/hover", editor.place("A.storyboard", of: "<scenes", in: text))
    #expect(outside is NSNull)
  }

  @Test func `a client without Markdown is told in plain text`() throws {
    let text = SongFile.storyboard()
    let editor = try editing(text, capabilities: [:])
    let shown = try #require(
      try editor.result(
        "textDocument/hover", editor.place("A.storyboard", of: "<tableViewCell ", in: text))
        as? [String: Any])
    #expect(shown.value("contents.kind") as? String == "plaintext")
    #expect(
      shown.value("contents.value") as? String == "SongCell · UITableViewCell · 320 × 52.5 points")
  }

  @Test func `nothing is written`() throws {
    let files = try FileFolder(["A.storyboard": SongFile.storyboard()])
    let text = SongFile.storyboard(edges: SongFile.vertical)
    let editor = try EditorProcess(files.snap)
    try editor.begin()
    try editor.open("A.storyboard", text)
    _ = try editor.diagnostics()
    _ = try actions(editor, text, at: "<label")
    _ = try editor.result(
      "textDocument/hover", editor.place("A.storyboard", of: "<tableViewCell ", in: text))
    #expect(try editor.end() == 0)
    #expect(files.allFiles == ["A.storyboard"])
    #expect(try files.text(of: "A.storyboard") == SongFile.storyboard())
  }
}
