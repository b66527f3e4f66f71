import FileAccess
import Foundation
import TestSupport
import Testing

/// What is done below a root, with a link in the place of each name on the way.
struct FileTreeTests {
  private let folder: TemporaryFolder
  private let root: URL
  private var tree: FileTree { FileTree(root) }

  init() throws {
    folder = try TemporaryFolder(["victim/file": "untouched", "root/other/file": "other"])
    root = folder.url(of: "root")
  }

  /// What changes files, or reads them, by the path of one.
  enum Action: CaseIterable {
    case write, append, remove, removeFolder, makeFolder, read, names, lock, create, handle
    case lines, link, pointLink, moveFrom, moveTo, note, stage

    func run(_ file: URL, in tree: FileTree, besides other: URL) throws {
      switch self {
      case .write: try tree.write(Data("new".utf8), to: file)
      case .append: try tree.append(Data("new".utf8), to: file)
      case .remove: try tree.remove(file)
      case .removeFolder: try tree.removeFolder(file)
      case .makeFolder: try tree.makeFolder(file)
      case .read: _ = try tree.read(file)
      case .names: _ = try tree.names(in: file)
      case .lock:
        let lock = try FileLock.wait(for: file, in: tree)
        try lock.write(Data("new".utf8), for: file)
      case .create: try tree.create(file).write(contentsOf: Data("new".utf8))
      case .handle: try tree.appending(to: file).write(contentsOf: Data("new".utf8))
      case .lines: try LineFile.shared(file, in: tree).append(Data("new".utf8))
      case .link: try tree.link(other, to: file)
      case .pointLink: try tree.pointLink(file, to: "x")
      case .moveFrom: try tree.move(file, to: other.appendingPathExtension("moved"))
      case .moveTo: try tree.move(other, to: file)
      case .note: try NoteFile(file, in: tree).replace(with: Data("new".utf8))
      case .stage:
        try StagingFolder(url: file.deletingLastPathComponent(), in: tree)
          .replace(other, with: Data("new".utf8))
      }
    }
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url(of: path), withDestinationURL: folder.url(of: target))
  }

  private var victim: [String: String] {
    get throws {
      try folder.allFiles.filter { $0.hasPrefix("victim/") }
        .reduce(into: [:]) { $0[$1] = try folder.text(of: $1) }
    }
  }

  @Test(arguments: Action.allCases)
  func `a folder that is a link is not entered, and is named`(action: Action) throws {
    try link("root/a", to: "victim")
    let error = #expect(throws: FileError.self) {
      try action.run(
        root.appendingPathComponent("a/file"), in: tree,
        besides: root.appendingPathComponent("other/file"))
    }
    #expect(error?.isLink == true)
    #expect(error?.path == root.appendingPathComponent("a").path)
    #expect(try victim == ["victim/file": "untouched"])
  }

  @Test(arguments: Action.allCases)
  func `a file that is a link is replaced or refused, and what it leads to stays`(
    action: Action
  ) throws {
    try link("root/a", to: "victim/file")
    do {
      try action.run(
        root.appendingPathComponent("a"), in: tree,
        besides: root.appendingPathComponent("other/file"))
    } catch let error as FileError {
      #expect(error.isLink && error.path == root.appendingPathComponent("a").path, "\(error)")
    }
    #expect(try victim == ["victim/file": "untouched"])
  }

  @Test func `a folder goes without what links in it lead to`() throws {
    try folder.write("inner", to: "root/a/b/file")
    try link("root/a/b/link", to: "victim")
    try tree.removeFolder(root.appendingPathComponent("a"))
    #expect(!folder.exists("root/a"))
    #expect(try victim == ["victim/file": "untouched"])
  }

  @Test func `the root that a user names may be a link, or behind one`() throws {
    try link("alias", to: "root")
    let tree = FileTree(folder.url(of: "alias"))
    try tree.write(Data("new".utf8), to: folder.url(of: "alias/a/file"))
    #expect(try folder.text(of: "root/a/file") == "new")
    #expect(try tree.names(in: folder.url(of: "alias")) == ["a", "other"])
    let inner = FileTree(folder.url(of: "alias/a"))
    try inner.remove(folder.url(of: "alias/a/file"))
    #expect(!folder.exists("root/a/file"))
  }

  @Test(arguments: ["../victim/file", "a/../../victim/file", "other/\u{301}/../file"])
  func `a path that leads up, or elsewhere, is refused`(path: String) throws {
    let error = #expect(throws: FileError.self) {
      try tree.write(Data(), to: URL(fileURLWithPath: "\(root.path)/\(path)"))
    }
    #expect(error?.isLink == false)
    #expect(throws: FileError.self) { try tree.remove(folder.url(of: "victim/file")) }
    #expect(try victim == ["victim/file": "untouched"])
  }

  @Test func `a link is named with the variable that names another folder`() throws {
    try link("root/.snap", to: "victim")
    let tree = FileTree(roots: [FileTree.Root(root, variables: [".snap": "SNAP_STATE_DIR"])])
    let error = #expect(throws: FileError.self) {
      try tree.write(Data(), to: root.appendingPathComponent(".snap/run.json"))
    }
    #expect(
      error?.description
        == "Cannot write \(root.path)/.snap: It is a symbolic link, and Snap follows none there. "
        + "What was there before is untouched. Remove the link; to have the folder elsewhere, set SNAP_STATE_DIR."
    )
  }

  @Test func `the links right in a folder are found`() throws {
    try link("root/other/b", to: "victim")
    try link("root/other/a", to: "nowhere")
    #expect(try tree.links(in: root.appendingPathComponent("other")) == ["a", "b"])
    let error = try tree.linkError(in: root.appendingPathComponent("other"))
    #expect(error?.path == root.appendingPathComponent("other/a").path)
  }
}
