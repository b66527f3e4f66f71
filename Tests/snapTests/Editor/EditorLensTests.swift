import Foundation
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

/// What an editor offers above calls in Swift files whose pictures are pending.
struct EditorLensTests {
  private static let file = "Tests/CellTests.swift"
  private static let source = """
    import Testing

    @Test func row() {
      assertSnapshot(of: cell)
    }
    """

  /// A package with a picture that line 4 took, and one of another file.
  private func package() throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    try package.write(Self.source, to: Self.file)
    for (name, file) in [("row", Self.file), ("other", "Tests/Other.swift")] {
      let key = SnapshotKey(suite: "CellTests", fixture: name)
      for (color, mode) in [(UInt8(0), RecordMode.all), (200, .never)] {
        _ = try package.store(mode).verify(
          Samples.cell(label: "Title", color: color), key: key,
          source: SnapshotResult.Source(file: file, line: 4))
      }
    }
    return package
  }

  private func editing(_ package: TemporaryPackage, _ text: String = source) throws -> EditorProcess
  {
    let editor = try EditorProcess(package.snap())
    try editor.begin()
    try editor.open(Self.file, text)
    return editor
  }

  private func lenses(_ editor: EditorProcess) throws -> [[String: Any]] {
    let document = ["textDocument": ["uri": editor.address(Self.file)]]
    return try #require(
      try editor.result("textDocument/codeLens", document) as? [[String: Any]])
  }

  private func run(_ lens: [String: Any], _ editor: EditorProcess) throws -> [String: Any] {
    try editor.answer(
      to: editor.ask(
        "workspace/executeCommand",
        [
          "command": try #require(lens.value("command.command")),
          "arguments": try #require(lens.value("command.arguments")),
        ]))
  }

  @Test func `a call with a pending picture has two lenses, and accepting it leaves none`() throws {
    let package = try package()
    let editor = try editing(package)
    let found = try lenses(editor)
    #expect(
      found.map { $0.value("command.title") as? String }
        == ["accept 1 pending", "show the difference"])
    #expect(found[0].value("range.start.line") as? Int == 3)
    #expect(found[0].value("range.start.character") as? Int == 2)
    let done = try run(found[0], editor)
    #expect(done.value("result.accepted") as? Int == 1)
    #expect(
      try editor.message("window/showMessage").value("params.message") as? String == "1 accepted.")
    _ = try editor.message("workspace/codeLens/refresh")
    #expect(try lenses(editor).isEmpty)
    let left = try package.store(.never).pending().map { "\($0.key)" }
    #expect(left == ["CellTests/other"])
  }

  @Test func `a picture that changed since the lens was shown stays pending`() throws {
    let package = try package()
    let editor = try editing(package)
    let lens = try lenses(editor)[0]
    _ = try package.store(.never).verify(
      Samples.cell(label: "Title", color: 90), key: SnapshotKey(suite: "CellTests", fixture: "row"),
      source: SnapshotResult.Source(file: Self.file, line: 4))
    let reference = package.read("Snapshots/CellTests/row@2x.png")
    let done = try run(lens, editor)
    #expect(done.value("result.accepted") as? Int == 0)
    #expect(try editor.message("window/showMessage").value("params.type") as? Int == 2)
    #expect(package.read("Snapshots/CellTests/row@2x.png") == reference)
    #expect(try package.store(.never).pending().count == 2)
  }

  @Test func `the difference is opened by the editor`() throws {
    let package = try package()
    let editor = try editing(package)
    let result = try run(try lenses(editor)[1], editor)
    let shown = try editor.message("window/showDocument")
    let address = try #require(shown.value("params.uri") as? String)
    #expect(result.value("result.uri") as? String == address)
    let url = try #require(URL(string: address))
    #expect(url.lastPathComponent == "row@2x.diff.png")
    #expect(FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `a client that opens no files is told the path of the difference`() throws {
    let package = try package()
    let editor = try EditorProcess(package.snap())
    try editor.begin([:])
    try editor.open(Self.file, Self.source)
    _ = try run(try lenses(editor)[1], editor)
    let message = try editor.message("window/showMessage").value("params.message") as? String
    #expect(message?.hasSuffix(".snap/CellTests/row@2x.diff.png") == true, "\(message ?? "")")
  }

  @Test func `a call that is not on its line any more has no lens`() throws {
    let editor = try editing(package(), "import Testing\n\n\n// moved (soon)\n\n" + Self.source)
    #expect(try lenses(editor).isEmpty)
  }

  @Test(arguments: ["/", "/etc", "", "..", "/nowhere"])
  func `a package that is not open is refused`(path: String) throws {
    let package = try package()
    let editor = try editing(package)
    let code = try editor.error(
      "workspace/executeCommand",
      [
        "command": "snap.accept",
        "arguments": [["package": path, "pictures": [["key": "CellTests/row", "digest": "x"]]]],
      ])
    #expect(code == -32_602)
    #expect(try package.store(.never).pending().count == 2)
  }

  @Test func `a file outside of packages has no lenses`() throws {
    let files = try FileFolder(["CellTests.swift": Self.source])
    let editor = try EditorProcess(files.snap)
    try editor.begin()
    try editor.open("CellTests.swift", Self.source)
    let document = ["textDocument": ["uri": editor.address("CellTests.swift")]]
    let found = try editor.result("textDocument/codeLens", document) as? [Any]
    #expect(found?.isEmpty == true)
  }
}
