import Foundation
import SnapshotSamples
import Testing

@testable import Snapshots

struct FilesTests {
  private let package: TemporaryPackage
  private let staging: StagingFolder

  init() throws {
    package = try TemporaryPackage()
    staging = StagingFolder(url: package.root.appendingPathComponent("tmp"))
  }

  @Test func `writers in parallel leave one whole file and no litter`() async throws {
    let file = package.root.appendingPathComponent("a/b/c.bin")
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
    #expect(package.files == ["a/b/c.bin"])
  }

  @Test func `only one of many writers creates a file`() async throws {
    let file = package.root.appendingPathComponent("a/claim")
    let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        group.addTask { try staging.create(file, with: Data("\(index)".utf8)) }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
    #expect(package.files == ["a/claim"])
  }

  @Test func `what an interrupted run left is swept away`() throws {
    try package.write("half", to: "tmp/.1.tmp")
    try staging.sweep()
    #expect(package.files.isEmpty)
  }

  @Test func `a sweep leaves files that are being written`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<500 { try staging.sweep() }
      }
      group.addTask {
        let file = package.root.appendingPathComponent("x")
        for _ in 0..<500 { try staging.replace(file, with: Data("whole".utf8)) }
      }
      try await group.waitForAll()
    }
    #expect(package.files == ["x"])
  }

  @Test func `a path that cannot be is an error that names the file`() throws {
    let error = #expect(throws: SnapshotsError.self) {
      try staging.replace(URL(fileURLWithPath: "/dev/null/x"), with: Data("x".utf8))
    }
    #expect(error?.description.contains("/dev/null/x: Not a directory.") ?? false)
    #expect(package.files.isEmpty)
  }

  @Test func `what an interrupted run left on another file system is swept away`() throws {
    let folder = URL(fileURLWithPath: "/dev/shm/snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in [".1.tmp", "mine.tmp"] {
      try Data("half".utf8).write(to: folder.appendingPathComponent(name))
    }
    try staging.replace(folder.appendingPathComponent("x"), with: Data("x".utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["mine.tmp", "x"])
  }

  @Test func `a file on another file system is replaced all the same`() throws {
    let folder = URL(fileURLWithPath: "/dev/shm/snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try staging.replace(folder.appendingPathComponent("x"), with: Data("x".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["x"])
    #expect(package.files.isEmpty)
  }

  @Test func `a file that is missing reads as nil, and removing it is fine`() throws {
    let file = package.root.appendingPathComponent("none/x")
    #expect(try Files.read(file) == nil)
    try Files.remove(file)
  }
}
