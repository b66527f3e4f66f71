import Foundation
import TestSupport
import Testing

@testable import FileAccess

struct FileLinesTests {
  private let folder: TemporaryFolder
  private var tree: FileTree { FileTree(folder.root) }

  init() throws { folder = try TemporaryFolder() }

  /// Opens a file, which must exist; a value that cannot be copied cannot be required.
  private func reader(of file: URL) throws -> FileLines {
    guard let reader = try FileLines(file, in: tree) else { throw CocoaError(.fileNoSuchFile) }
    return reader
  }

  private func lines(_ text: String) throws -> (lines: [String], isTorn: Bool) {
    var reader = try reader(of: folder.write(text, to: "a.log"))
    var lines: [String] = []
    var isTorn = false
    while let line = try reader.next() {
      lines.append(String(decoding: line, as: UTF8.self))
      isTorn = reader.isLastTorn
    }
    return (lines, isTorn)
  }

  @Test(arguments: [
    ("", [], false), ("\n\n", [], false), ("a\nb\n", ["a", "b"], false),
    ("a\n\nb", ["a", "b"], true), ("a", ["a"], true),
  ])
  func `lines are those between line breaks, and a torn one is known`(
    text: String, expected: [String], isTorn: Bool
  ) throws {
    let found = try lines(text)
    #expect(found.lines == expected && found.isTorn == isTorn)
  }

  /// Around the size of a piece, and beyond it.
  @Test(arguments: [(1 << 20) - 2, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3 << 20])
  func `lines longer than a piece are whole`(length: Int) throws {
    let long = String(repeating: "x", count: length)
    #expect(try lines("a\n\(long)\nb\n").lines == ["a", long, "b"])
  }

  @Test func `a missing file has no lines, and a folder or a pipe is an error`() throws {
    let pipe = folder.url(of: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: FileError.self) { _ = try reader(of: pipe) }
    #expect(throws: CocoaError.self) { _ = try reader(of: folder.url(of: "none.log")) }
    #expect(throws: FileError.self) {
      var reader = try reader(of: folder.root)
      _ = try reader.next()
    }
  }
}
