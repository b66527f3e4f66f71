#if SourceRewriting
import FileAccess
import Foundation
import SnapshotReferences
import SourceRewriting

/// A copy of a package in its `.snap`, in which changes of its sources are tried.
struct SourceCopy {
  /// What is made for the trials, which are gone after them.
  let folder: URL
  /// The folder of the copied package.
  let package: URL
  private let tree: FileTree

  /// Copies the package without what builds, git and Snap keep in it.
  ///
  /// - Throws: an error that names the file that cannot be read or written.
  init(of directories: SnapshotDirectories) throws {
    tree = directories.tree
    folder = directories.pending.appendingPathComponent("fixing", isDirectory: true)
    package = folder.appendingPathComponent(
      directories.packageRoot.lastPathComponent, isDirectory: true)
    try tree.removeFolder(folder)
    try copy(
      directories.packageRoot, to: package,
      without: [directories.references.path, directories.pending.path])
    let manifest = package.appendingPathComponent("Package.swift")
    if let text = String(validating: try Files.read(existing: manifest), as: UTF8.self) {
      try write(
        try ManifestPaths.absolute(in: text, of: directories.packageRoot.path), to: manifest)
    }
  }

  func remove() throws { try tree.removeFolder(folder) }

  /// Where a run of the copy leaves its pictures and records.
  func places(named name: String) -> SnapshotPlaces {
    func place(_ kind: String) -> String { folder.appendingPathComponent("\(kind)-\(name)").path }
    return SnapshotPlaces(
      references: place("references"), state: place("state"), pictures: place("pictures"))
  }

  /// Removes what a run of this name left.
  func forget(_ name: String) throws {
    for kind in ["references", "state", "pictures"] {
      try tree.removeFolder(folder.appendingPathComponent("\(kind)-\(name)"))
    }
  }

  /// Writes a source of the copy, by its path in the package.
  func write(_ text: String, toSource path: String) throws {
    try write(text, to: package.appendingPathComponent(path))
  }

  private func write(_ text: String, to file: URL) throws {
    try tree.write(Data(text.utf8), to: file)
  }

  private static let leftOut: Set<String> = [".build", ".git", ".snap", ".swiftpm", "node_modules"]

  private func copy(_ folder: URL, to copy: URL, without left: [String]) throws {
    try tree.makeFolder(copy)
    for name in try tree.names(in: folder).sorted() where !Self.leftOut.contains(name) {
      let (from, to) = (folder.appendingPathComponent(name), copy.appendingPathComponent(name))
      if left.contains(from.path) { continue }
      if Files.isLink(from) {
        try copyLink(from, to: to)
      } else if try tree.isFolder(from) {
        try self.copy(from, to: to, without: left)
      } else {
        // A second name: what changes in the copy is written anew.
        try tree.link(from, to: to)
      }
    }
  }

  /// A file behind a link is copied, as it may be a source that is changed; a folder is only pointed to.
  private func copyLink(_ link: URL, to copy: URL) throws {
    if !Files.isFolder(link), let data = try Files.read(link) {
      try tree.write(data, to: copy)
    } else {
      try tree.pointLink(copy, to: link.resolvingSymlinksInPath().path)
    }
  }
}
#endif
