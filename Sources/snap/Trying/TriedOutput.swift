import FileAccess
import Foundation
import Processes
import SnapReport
import SnapshotRecords
import Terminal

/// The folder with a page of drawn cells.
struct TriedOutput {
  let folder: URL

  var page: URL { folder.appendingPathComponent(TriedPage.fileName) }

  init(_ folder: URL) { self.folder = folder }

  /// A folder that somebody named, which is new or has a page of an earlier try: its files are about to be replaced.
  /// - Throws: `ToolError`
  init(named path: String) throws {
    folder = FileTree.place(ofNamed: URL(fileURLWithPath: path))
    guard Files.exists(folder) else { return }
    guard Files.isFolder(folder) else {
      throw ToolError.cannotWrite(file: folder.path, reason: "it is not a folder")
    }
    let isEmpty = try FileTree(ofNamed: folder).names(in: folder).isEmpty
    if try isEmpty || Files.read(page).map(TriedPage.isPage) ?? false { return }
    throw ToolError.cannotWrite(
      file: folder.path, reason: "it has files, and no page of drawn cells; name a new folder")
  }

  func write(_ page: TriedPage, _ pictures: [(name: String, data: Data)]) throws {
    let tree = FileTree(ofNamed: folder)
    for picture in pictures {
      try tree.write(picture.data, to: folder.appendingPathComponent(picture.name))
    }
    try writeDropped(page.dropped, in: tree)
    try tree.write(page.html, to: self.page)
  }

  /// Writes what was left out as data, for other programs.
  private func writeDropped(_ dropped: [DroppedCode], in tree: FileTree) throws {
    let file = folder.appendingPathComponent("dropped.json")
    guard !dropped.isEmpty else {
      if Files.exists(file) { try tree.remove(file) }
      return
    }
    try tree.write(CanonicalJSON.prettyData(of: Dropped(dropped: dropped)), to: file)
  }

  private struct Dropped: Encodable {
    let version = 1
    let dropped: [DroppedCode]
  }

  /// Opens the page in a browser if somebody is there to see it.
  func open() {
    let environment = Console.environment
    guard Console.isTerminal, Files.exists(page),
      environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil,
      let opener = SearchPath.executable(named: "xdg-open", environment: environment)
    else { return }
    _ = CommandOutput(of: opener, [page.path], environment: environment, limit: 5)
  }
}
