import FileAccess
import Foundation
import TestSupport
import Testing

struct FilePiecesTests {
  private let folder: TemporaryFolder
  private var tree: FileTree { FileTree(folder.root) }

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 6, 7, 8, 100])
  func `the pieces of a file are its bytes, none longer than the limit`(count: Int) throws {
    let bytes = Data((0..<count).map { UInt8($0) })
    try folder.write(bytes, to: "file")
    var pieces = try FilePieces(folder.url(of: "file"))
    #expect(pieces.left == count)
    var whole = Data()
    while let piece = try pieces.next(atMost: 7) {
      #expect((1...7).contains(piece.count))
      whole += piece
    }
    #expect(whole == bytes && pieces.left == 0)
  }

  @Test
  func
    `a file that has become shorter is an error, and one that has become longer is not read beyond its old end`()
    throws
  {
    let file = folder.url(of: "file")
    try folder.write("0123456789", to: "file")
    var pieces = try FilePieces(file)
    try folder.write("01", to: "file")
    truncate(file.path, 2)
    #expect(throws: FileError.self) { while try pieces.next(atMost: 4) != nil {} }
    try folder.write("0123456789", to: "file")
    var others = try FilePieces(file)
    try tree.append(Data("more".utf8), to: file)
    var count = 0
    while let piece = try others.next() { count += piece.count }
    #expect(count == 10)
  }

  @Test func `a folder, a pipe and a missing file are errors`() throws {
    try folder.write("", to: "sub/file")
    #expect(mkfifo(folder.url(of: "pipe").path, 0o600) == 0)
    for name in ["sub", "pipe", "none"] {
      let error = #expect(throws: FileError.self) { try FilePieces(folder.url(of: name)) }
      #expect(error?.path.hasSuffix(name) == true)
    }
  }
}
