import FileAccess
import Foundation
import TestSupport
import Testing

struct NoteFileTests {
  private let folder: TemporaryFolder
  private var tree: FileTree { FileTree(folder.root) }
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = try folder.write("", to: "note")
  }

  private var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8).trimmingCharacters(in: .whitespaces) }
  }

  @Test func `a shorter text leaves nothing of a longer one`() throws {
    let note = try NoteFile(url, in: tree)
    try note.replace(with: Data("a long text".utf8))
    try note.replace(with: Data("short".utf8))
    #expect(try text == "short")
    try note.replace(with: Data())
    #expect(try text == "")
  }

  @Test func `a note of a page is whole`() throws {
    let page = Data(repeating: UInt8(ascii: "x"), count: NoteFile.mostBytes)
    try NoteFile(url, in: tree).replace(with: page)
    #expect(try Data(contentsOf: url) == page)
  }

  @Test func `a note that was removed is not usable`() throws {
    let note = try NoteFile(url, in: tree)
    #expect(note.isUsable)
    try tree.remove(url)
    #expect(!note.isUsable)
  }
}
