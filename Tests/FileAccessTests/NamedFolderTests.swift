import FileAccess
import Foundation
import TestSupport
import Testing

/// Files and folders that an option or a variable names: in a repository whoever writes a commit can make them links.
struct NamedFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["victim/file": "untouched"]) }

  private func link(_ path: String, to target: String) throws -> URL {
    let link = folder.url(of: path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    return link
  }

  @Test(arguments: ["out", "a/out"]) func `a link in a repository is followed by no write`(
    path: String
  ) throws {
    try folder.write("", to: "app/.git/HEAD")
    // Another repository behind the link is not the one that the folder is in.
    try folder.write("", to: "victim/.git/HEAD")
    let out = try link("app/\(path)", to: folder.url(of: "victim").path)
    for place in [out.appendingPathComponent("file"), out.appendingPathComponent("new/file")] {
      let error = #expect(throws: FileError.self) { try Files.write(Data("new".utf8), to: place) }
      #expect(error?.isLink == true && error?.path == out.path, "\(error as Any)")
    }
    #expect(throws: FileError.self) {
      try FileTree(ofNamed: out).write(Data(), to: out.appendingPathComponent("file"))
    }
    #expect(try folder.text(of: "victim/file") == "untouched")
    #expect(!folder.exists("victim/new"))
  }

  @Test func `a link elsewhere is its user's`() throws {
    let out = try link("out", to: folder.url(of: "victim").path)
    try Files.write(Data("new".utf8), to: out.appendingPathComponent("file"))
    #expect(try folder.text(of: "victim/file") == "new")
    try FileTree(ofNamed: out).write(Data("newer".utf8), to: out.appendingPathComponent("file"))
    #expect(try folder.text(of: "victim/file") == "newer")
  }

  @Test func `a repository behind a link may be written to`() throws {
    try folder.write("", to: "app/.git/HEAD")
    let app = try link("other", to: folder.url(of: "app").path)
    try Files.write(Data("new".utf8), to: app.appendingPathComponent("out/file"))
    #expect(try folder.text(of: "app/out/file") == "new")
  }

  @Test(arguments: ["victim/file", "victim/none", "/dev/null", "pipe"])
  func `a link in the place of a file is replaced in a repository`(target: String) throws {
    try folder.write("", to: "app/.git/HEAD")
    mkfifo(folder.url(of: "pipe").path, 0o600)
    let path = target.hasPrefix("/") ? target : folder.url(of: target).path
    let file = try link("app/file", to: path)
    try Files.write(Data("new".utf8), to: file)
    #expect(try folder.text(of: "app/file") == "new")
    #expect(try folder.text(of: "victim/file") == "untouched")
    #expect(!folder.exists("victim/none"))
  }

  @Test func `a path that leads up again is the same place`() throws {
    try folder.write("", to: "app/.git/HEAD")
    try folder.write("", to: "app/inner/file")
    _ = try link("app/out", to: folder.url(of: "victim").path)
    let file = folder.url(of: "app/inner/../out/file")
    #expect(throws: FileError.self) { try Files.write(Data("new".utf8), to: file) }
    try Files.write(Data("new".utf8), to: folder.url(of: "app/inner/../more/file"))
    #expect(try folder.text(of: "app/more/file") == "new")
    #expect(try folder.text(of: "victim/file") == "untouched")
  }
}
