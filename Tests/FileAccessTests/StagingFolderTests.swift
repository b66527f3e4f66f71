import FileAccess
import Foundation
import Testing

struct StagingFolderTests {
  private let folder = TemporaryFolder()
  private let staging: StagingFolder

  init() { staging = StagingFolder(url: folder.file("tmp")) }

  @Test func `writers in parallel leave one whole file and no litter`() async throws {
    let file = folder.file("a/b/c.bin")
    let contents = (0..<8).map { Data(repeating: UInt8($0), count: 100_000 + $0) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for content in contents {
        group.addTask {
          for _ in 0..<20 {
            try staging.replace(file, with: content)
            let read = try #require(try Files.read(file))
            #expect(contents.contains(read))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.files == ["a/b/c.bin"])
  }

  @Test func `only one of many writers creates a file`() async throws {
    let file = folder.file("a/claim")
    let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        group.addTask { try staging.create(file, with: Data("\(index)".utf8)) }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
    #expect(folder.files == ["a/claim"])
  }

  @Test func `what an interrupted run left is swept away`() throws {
    try Files.write(Data("half".utf8), to: folder.file("tmp/.1.tmp"))
    try staging.sweep()
    #expect(folder.files.isEmpty)
  }

  @Test func `a sweep leaves files that are being written`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<500 { try staging.sweep() }
      }
      group.addTask {
        let file = folder.file("x")
        for _ in 0..<500 { try staging.replace(file, with: Data("whole".utf8)) }
      }
      try await group.waitForAll()
    }
    #expect(folder.files == ["x"])
  }

  @Test func `a path that cannot be is an error that names the file`() throws {
    let error = #expect(throws: FileError.self) {
      try staging.replace(URL(fileURLWithPath: "/dev/null/x"), with: Data("x".utf8))
    }
    #expect(error?.description.contains("Cannot write /dev/null/x: Not a directory. ") ?? false)
    #expect(folder.files.isEmpty)
  }

  @Test func `what an interrupted run left on another file system is swept away`() throws {
    let other = TemporaryFolder(in: URL(fileURLWithPath: "/dev/shm"))
    for name in [".1.tmp", "mine.tmp"] {
      try Files.write(Data("half".utf8), to: other.file(name))
    }
    try staging.replace(other.file("x"), with: Data("x".utf8))
    #expect(other.files == ["mine.tmp", "x"])
  }

  @Test func `a file on another file system is replaced all the same`() throws {
    let other = TemporaryFolder(in: URL(fileURLWithPath: "/dev/shm"))
    try staging.replace(other.file("x"), with: Data("x".utf8))
    #expect(other.files == ["x"])
    #expect(folder.files.isEmpty)
  }
}
