import FileAccess
import Foundation
import TestSupport
import Testing

struct LinkTests {
  private let folder: TemporaryFolder
  private let tree: FileTree

  init() throws {
    folder = try TemporaryFolder()
    tree = FileTree(folder.root)
  }

  @Test func `a second name keeps what is replaced under the first`() throws {
    let file = try folder.write("old", to: "a")
    let other = folder.url(of: "b/c")
    #expect(try tree.link(file, to: other))
    try Files.write(Data("new".utf8), to: file)
    #expect(try Files.read(other) == Data("old".utf8))
    #expect(try !tree.link(folder.url(of: "none"), to: folder.url(of: "d")))
  }

  @Test func `a link is replaced by one that leads elsewhere`() throws {
    try folder.write("1", to: "1/x")
    try folder.write("2", to: "2/x")
    let link = folder.url(of: "latest")
    for target in ["1", "2"] {
      try tree.pointLink(link, to: target)
      #expect(try Files.read(link.appendingPathComponent("x")) == Data(target.utf8))
    }
  }

  @Test func `the identity of a file changes when it is replaced or written`() throws {
    let file = try folder.write("1", to: "a")
    let first = FileIdentity(of: file)
    #expect(first == FileIdentity(of: file))
    try Files.write(Data("2".utf8), to: file)
    let second = FileIdentity(of: file)
    #expect(second != first)
    try Data("three".utf8).write(to: file)
    #expect(FileIdentity(of: file) != second)
    #expect(FileIdentity(of: folder.url(of: "none")) == nil)
  }
}
