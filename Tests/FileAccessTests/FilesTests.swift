import FileAccess
import Foundation
import TestSupport
import Testing

struct FilesTests {
  private let folder: TemporaryFolder
  private var tree: FileTree { FileTree(folder.root) }

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 300_000])
  func `a file is read back as it was written`(count: Int) throws {
    let content = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) })
    try Files.write(content, to: folder.url(of: "a/b"))
    #expect(try Files.read(folder.url(of: "a/b")) == content)
    #expect(folder.allFiles == ["a/b"])
  }

  @Test(arguments: [(0, ""), (9, "123456789"), (10, "1234567890"), (11, "1234567890")])
  func `no more is read than the limit`(limit: Int, text: String) throws {
    try Files.write(Data("1234567890".utf8), to: folder.url(of: "x"))
    #expect(try Files.read(existing: folder.url(of: "x"), upTo: limit) == Data(text.utf8))
  }

  @Test func `a file beyond the limit is an error, by its size or its end`() throws {
    let file = folder.url(of: "x")
    try Files.write(Data("1234567890".utf8), to: file)
    #expect(try Files.read(file, atMost: 10)?.count == 10)
    let error = #expect(throws: FileError.self) { try Files.read(file, atMost: 9) }
    #expect(error?.code == EFBIG)
    let endless = #expect(throws: FileError.self) {
      try Files.read(existing: URL(fileURLWithPath: "/dev/zero"), atMost: 9)
    }
    #expect(endless?.code == EFBIG)
  }

  @Test func `a pipe is no stored file`() throws {
    let pipe = folder.url(of: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let error = #expect(throws: FileError.self) { try Files.read(pipe) }
    #expect(error?.reason == "It is a pipe or a device, not a file")
  }

  /// A pipe that nobody writes to would be waited for, and a terabyte of zeros would be read.
  @Test(arguments: [true, false])
  func `a pipe and a file of a terabyte are refused unread`(isPipe: Bool) throws {
    let file = folder.url(of: "file")
    if isPipe {
      try #require(mkfifo(file.path, 0o600) == 0)
    } else {
      try Files.write(Data(), to: file)
      try #require(truncate(file.path, 1 << 40) == 0)
    }
    let error = #expect(throws: FileError.self) { try Files.read(existing: file) }
    #expect(
      error?.reason
        == (isPipe ? "It is a pipe or a device, not a file" : "It is larger than 64 MiB"))
  }

  @Test func `a file without a size is read to its end`() throws {
    let status = try Files.read(existing: URL(fileURLWithPath: "/proc/self/status"))
    #expect(String(decoding: status, as: UTF8.self).hasSuffix("\n"))
  }

  @Test func `a file that is missing reads as nil, and removing it is fine`() throws {
    let file = folder.url(of: "none/x")
    #expect(try Files.read(file) == nil)
    #expect(try Files.names(in: folder.url(of: "none")).isEmpty)
    try tree.remove(file)
  }

  /// Each folder has one entry, so that the order of a folder's entries does not matter.
  @Test(arguments: [(2, false), (3, true), (4, true)])
  func `a file is found among the first ones searched`(searched: Int, isFound: Bool) throws {
    try Files.write(Data(), to: folder.url(of: "a/b/c.cells.json"))
    try Files.write(Data(), to: folder.url(of: "a/b/.hidden.json"))
    let has = { (suffix: String) in
      Files.hasFile(in: folder.root, withSuffix: [".none", suffix], searching: searched)
    }
    #expect(has(".cells.json") == isFound)
    #expect(!has(".hidden.json"))
  }

  @Test func `an error names the file, the reason and what to do`() throws {
    try Files.makeFolder(folder.url(of: "inner"))
    let missing = #expect(throws: FileError.self) {
      try Files.read(existing: folder.url(of: "x"))
    }
    #expect(
      missing?.description
        == "Cannot read \(folder.url(of: "x").path): No such file or directory. Check the path.")
    let inner = #expect(throws: FileError.self) { try Files.read(folder.url(of: "inner")) }
    #expect(inner?.reason == "Is a directory")
    let list = #expect(throws: FileError.self) {
      try Files.names(in: URL(fileURLWithPath: "/dev/null"))
    }
    #expect(list?.description == "Cannot list /dev/null: Not a directory. Check the path.")
  }

  @Test func `an error has the path as it was given`() {
    let error = #expect(throws: FileError.self) {
      try Files.read(existing: URL(fileURLWithPath: "none/x.png"))
    }
    #expect(error?.path == "none/x.png")
  }

  @Test func `a pipe is written to and stays a pipe`() async throws {
    let pipe = folder.url(of: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    // Open at both ends, so that neither reading nor writing waits.
    let reader = try FileHandle(forUpdating: pipe)
    try Files.write(Data("text".utf8), to: pipe)
    #expect(try reader.read(upToCount: 4) == Data("text".utf8))
    #expect(folder.allFiles == ["pipe"])
  }

  @Test func `a path that leads up again from a folder that is missing is made`() throws {
    try Files.makeFolder(folder.url(of: "missing/../a/../b"))
    #expect(folder.exists("b"))
  }

  @Test func `a folder goes with all that is in it`() throws {
    try Files.write(Data(), to: folder.url(of: "a/b/c"))
    try tree.removeFolder(folder.url(of: "a"))
    #expect(!Files.exists(folder.url(of: "a")))
    // Whoever removed it was faster.
    try tree.removeFolder(folder.url(of: "a"))
  }
}
