import FileAccess
import Foundation
import TestSupport
import Testing

struct StagingFolderTests {
  private let folder: TemporaryFolder
  private let staging: StagingFolder

  init() throws {
    folder = try TemporaryFolder()
    staging = Self.staging(in: folder, for: folder.root)
  }

  /// A folder for files in another one.
  private static func staging(in folder: TemporaryFolder, for destination: URL) -> StagingFolder {
    let tree = FileTree(roots: [folder.root, destination].map { FileTree.Root($0) })
    return StagingFolder(url: folder.url(of: "tmp"), in: tree)
  }

  @Test func `writers in parallel leave one whole file and no litter`() async throws {
    let file = folder.url(of: "a/b/c.bin")
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
    #expect(folder.allFiles == ["a/b/c.bin"])
  }

  @Test func `what an interrupted run left is swept away`() throws {
    try Files.write(Data("half".utf8), to: folder.url(of: "tmp/.1.tmp"))
    try staging.sweep()
    #expect(folder.allFiles.isEmpty)
  }

  @Test func `a sweep leaves files that are being written`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<500 { try staging.sweep() }
      }
      group.addTask {
        let file = folder.url(of: "x")
        for _ in 0..<500 { try staging.replace(file, with: Data("whole".utf8)) }
      }
      try await group.waitForAll()
    }
    #expect(folder.allFiles == ["x"])
  }

  @Test func `a path that cannot be is an error that names the file`() throws {
    let error = #expect(throws: FileError.self) {
      try Self.staging(in: folder, for: URL(fileURLWithPath: "/dev/null"))
        .replace(URL(fileURLWithPath: "/dev/null/x"), with: Data("x".utf8))
    }
    #expect(error?.description.contains("Cannot write /dev/null/x: Not a directory. ") ?? false)
    #expect(folder.allFiles.isEmpty)
  }

  @Test func `what an interrupted run left on another file system is swept away`() throws {
    let other = try TemporaryFolder(in: URL(fileURLWithPath: "/dev/shm"))
    for name in [".1.tmp", "mine.tmp"] {
      try Files.write(Data("half".utf8), to: other.url(of: name))
    }
    try Self.staging(in: folder, for: other.root)
      .replace(other.url(of: "x"), with: Data("x".utf8))
    #expect(other.allFiles == ["mine.tmp", "x"])
  }

  @Test func `a file on another file system is replaced all the same`() throws {
    let other = try TemporaryFolder(in: URL(fileURLWithPath: "/dev/shm"))
    try Self.staging(in: folder, for: other.root)
      .replace(other.url(of: "x"), with: Data("x".utf8))
    #expect(other.allFiles == ["x"])
    #expect(folder.allFiles.isEmpty)
  }
}
