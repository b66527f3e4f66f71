import Foundation
import Testing

/// `snap lsp` as the protocol wants it, whatever is in the files.
struct EditorProtocolTests {
  @Test func `the server begins, says what it can do, and ends`() throws {
    let editor = try EditorProcess(FileFolder().snap)
    let result = try editor.begin()
    #expect(result.value("serverInfo.name") as? String == "snap")
    #expect(result.value("capabilities.textDocumentSync.change") as? Int == 2)
    #expect(
      result.value("capabilities.codeActionProvider.codeActionKinds") as? [String]
        == ["quickfix", "source.fixAll.snap"])
    #expect(
      result.value("capabilities.executeCommandProvider.commands") as? [String]
        == ["snap.accept", "snap.showDifference"])
    #expect(try editor.end() == 0)
    #expect(try editor.next() == nil)
  }

  @Test(
    arguments: [
      (["utf-8", "utf-16"], "utf-8"), (["utf-32", "utf-16"], "utf-16"), (["utf-32"], "utf-16"),
      ([], "utf-16"),
    ])
  func `units of columns are the first that the client offers and the server knows`(
    offered: [String], agreed: String
  ) throws {
    let editor = try EditorProcess(FileFolder().snap)
    let result = try editor.begin(["general": ["positionEncodings": offered]])
    #expect(result.value("capabilities.positionEncoding") as? String == agreed)
  }

  @Test func `requests before the first and after the last are refused`() throws {
    let editor = try EditorProcess(FileFolder().snap)
    #expect(try editor.error("textDocument/hover") == -32_002)
    try editor.notify("textDocument/didOpen", [:])
    try editor.begin()
    #expect(try editor.error("initialize") == -32_600)
    #expect(try editor.error("textDocument/rename") == -32_601)
    #expect(try editor.error("$/unknown") == -32_601)
    try editor.notify("$/unknown")
    #expect(try editor.error("workspace/executeCommand", ["command": "rm"]) == -32_602)
    _ = try editor.result("shutdown")
    #expect(try editor.error("textDocument/hover") == -32_600)
    try editor.notify("exit")
    #expect(try editor.next() == nil)
  }

  @Test(
    arguments: [
      ("{", -32_700), ("", -32_700), ("[]", -32_600), (#"{"jsonrpc":"2.0"}"#, -32_600),
      (#"{"jsonrpc":"2.0","id":{},"method":"x"}"#, -32_600),
      (String(repeating: "[", count: 100_000), -32_700),
    ])
  func `a message that is no request is an error, and the next one is answered`(
    text: String, code: Int
  ) throws {
    let editor = try EditorProcess(FileFolder().snap)
    try editor.send(bytes: "Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
    #expect(try editor.next()?.value("error.code") as? Int == code)
    try editor.begin()
    #expect(try editor.end() == 0)
  }

  @Test
  func `a client that watches files if it is asked to is asked, and their changes are looked at`()
    throws
  {
    let editor = try EditorProcess(FileFolder().snap)
    try editor.begin(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let asked = try editor.message("client/registerCapability")
    #expect(
      asked.value("params.registrations.0.method") as? String == "workspace/didChangeWatchedFiles")
    try editor.open("A.storyboard", SongFile.storyboard())
    _ = try editor.diagnostics()
    try editor.notify("workspace/didChangeWatchedFiles", ["changes": [Any]()])
    _ = try editor.diagnostics()
    #expect(try editor.end() == 0)
  }

  @Test func `an answer of the client is taken in silence`() throws {
    let editor = try EditorProcess(FileFolder().snap)
    let text = #"{"jsonrpc":"2.0","id":"snap-1","result":null}"#
    try editor.send(bytes: "Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
    #expect(try editor.begin().value("serverInfo.name") as? String == "snap")
  }

  @Test(arguments: ["Content-Length: 5\r\n\r\n{}", "{}\r\n\r\n", ""])
  func `a client that vanishes ends the server`(rest: String) throws {
    let editor = try EditorProcess(FileFolder().snap)
    try editor.begin()
    try editor.open("A.storyboard", SongFile.storyboard())
    try editor.send(bytes: rest)
    #expect(try editor.close() == 1)
  }

  /// A storyboard whose fixes take seconds to find.
  private static let manyCells: String = {
    let text = SongFile.storyboard(edges: SongFile.vertical)
    guard let start = text.range(of: "<tableViewCell "),
      let end = text.range(of: "</tableViewCell>")
    else { return "" }
    let cell = text[start.lowerBound..<end.upperBound]
    let cells = (2...12).map {
      cell.replacing("-001\"", with: "-\($0)\"").replacing("\"tie-", with: "\"t\($0)-")
    }
    return text.replacing(cell, with: cell + cells.joined())
  }()

  @Test func `a request that is cancelled is answered so`() throws {
    let files = try FileFolder()
    let editor = try EditorProcess(files.snap)
    try editor.begin()
    let text = Self.manyCells
    try editor.open("A.storyboard", text)
    #expect(try !editor.diagnostics().isEmpty)
    var parameters: [String: Any] = try editor.place("A.storyboard", of: "<label", in: text)
    let place = try #require(parameters["position"])
    parameters["range"] = ["start": place, "end": place]
    parameters["context"] = ["diagnostics": [Any]()]
    let id = try editor.ask("textDocument/codeAction", parameters)
    try editor.notify("$/cancelRequest", ["id": id])
    #expect(try editor.answer(to: id).value("error.code") as? Int == -32_800)
    #expect(try editor.end() == 0)
  }

  @Test(
    arguments: [
      "untitled:A.storyboard", "http://a/A.storyboard", "file://host/A.xib", "A.xib",
      "file:///A.txt",
    ])
  func `a document that is no file of cells is left alone`(address: String) throws {
    let editor = try EditorProcess(FileFolder().snap)
    try editor.begin()
    let document = ["uri": address, "version": 1, "text": "x", "languageId": "x"] as [String: Any]
    try editor.notify("textDocument/didOpen", ["textDocument": document])
    let hover = try editor.result(
      "textDocument/hover",
      ["textDocument": ["uri": address], "position": ["line": 0, "character": 0]])
    #expect(hover is NSNull)
    #expect(try editor.end() == 0)
    #expect(try editor.next() == nil)
  }
}
