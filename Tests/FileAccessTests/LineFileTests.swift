import FileAccess
import Foundation
import TestSupport
import Testing

struct LineFileTests {
  private let folder: TemporaryFolder
  private var tree: FileTree { FileTree(folder.root) }
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url(of: "a/lines")
  }

  private func append(_ text: String, to file: LineFile) throws { try file.append(Data(text.utf8)) }

  @Test func `one process creates a file, and has it locked`() throws {
    var first = try LineFile.create(file, in: tree)
    try append("1", to: #require(first))
    #expect(try LineFile.create(file, in: tree) == nil)
    #expect(FileLock.isHeld(file, in: tree))
    first = nil
    #expect(!FileLock.isHeld(file, in: tree))
    #expect(folder.read("a/lines") == Data("1\n".utf8))
  }

  @Test func `lines of several writers stay whole and in one order`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask { [file, tree] in
          let lines = try LineFile.shared(file, in: tree)
          for index in 0..<200 { try lines.append(Data("\(writer) \(index)".utf8)) }
        }
      }
      try await group.waitForAll()
    }
    var offset = 0
    let lines = try LineFile.shared(file, in: tree).lines(from: &offset).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(lines.count == 800)
    for writer in 0..<4 {
      #expect(lines.filter { $0.hasPrefix("\(writer) ") } == (0..<200).map { "\(writer) \($0)" })
    }
    #expect(offset == Files.size(of: file))
  }

  @Test func `a line that a killed writer began does not spoil the next one`() throws {
    let lines = try LineFile.shared(file, in: tree)
    try append("whole", to: lines)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("torn".utf8))
    var offset = 0
    #expect(try lines.lines(from: &offset) == [Data("whole".utf8)])
    try append("next", to: lines)
    #expect(try lines.lines(from: &offset) == [Data("torn".utf8), Data("next".utf8)])
    #expect(try lines.lines(from: &offset).isEmpty)
  }

  /// A limit on the size of files interrupts a write, like a full disk.
  @Test func `nothing is left of a line that does not fit`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let file = folder.url(of: "lines")
      let lines = try #require(try LineFile.create(file, in: FileTree(folder.root)))
      try lines.append(Data("first".utf8))
      signal(SIGXFSZ, SIG_IGN)
      var limits = rlimit(rlim_cur: 10, rlim_max: rlim_t.max)
      setrlimit(__rlimit_resource_t(1), &limits)  // RLIMIT_FSIZE
      #expect(throws: FileError.self) { try lines.append(Data("second".utf8)) }
      limits.rlim_cur = rlim_t.max
      setrlimit(__rlimit_resource_t(1), &limits)
      try lines.append(Data("third".utf8))
      #expect(folder.read("lines") == Data("first\nthird\n".utf8))
    }
  }

  @Test(arguments: [("", 0), ("a", 0), ("a\n", 1), ("a\n\nb\nc", 3)])
  func `the ends of lines behind an offset are counted`(text: String, count: Int) throws {
    try Files.write(Data(("x\n" + text).utf8), to: file)
    let lines = try tree.lines(in: file, from: 2)
    #expect(lines.count == count && lines.bytes == text.utf8.count)
  }
}
