import FileAccess
import Foundation
import Revisions

/// Files that are listed for a package, with what links among them lead to, in the package or outside of it.
///
/// Each folder is walked once, however many links lead to it, so that links in a circle end. A link to a folder around itself
/// adds no files: those that are listed there count for it, and the rest of the machine does not.
struct LinkedFiles {
  /// A symbolic link, and what is at its end.
  struct Link {
    let place: String
    let target: String
  }

  /// The paths of the files, without links in them where a link led there.
  private(set) var paths: Set<BytePath> = []
  private(set) var links: [Link] = []
  private var walked: Set<BytePath> = []

  /// Adds a file, a link with what it leads to, or a folder of another repository, which git lists as one entry.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  mutating func add(_ path: String, withHidden isWithHidden: Bool = false) throws {
    let file = URL(fileURLWithPath: path)
    if Files.isLink(file) {
      paths.insert(BytePath(file.path))
      try follow(file, isWithHidden)
    } else if Files.isFolder(file) {
      try addFolder(file, withHidden: isWithHidden)
    } else {
      paths.insert(BytePath(file.path))
    }
  }

  /// What git and SwiftPM keep for themselves.
  private static let toolsFolders: Set = [".git", ".build"]

  /// Adds the files of a folder, which may itself be behind a link.
  ///
  /// A folder is walked once: add those first of which hidden files count.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - isWithHidden: whether to add also what has a name with a dot at its beginning.
  /// - Throws: `FileError` if a folder cannot be read.
  mutating func addFolder(_ folder: URL, withHidden isWithHidden: Bool = false) throws {
    guard let target = Files.realPath(folder) else { return }
    if target != folder.path { links.append(Link(place: folder.path, target: target)) }
    guard !PackageFiles.isIn(target, folder.path), walked.insert(BytePath(target)).inserted else {
      return
    }
    let real = URL(fileURLWithPath: target, isDirectory: true)
    for name in try Files.names(in: real)
    where isWithHidden ? !Self.toolsFolders.contains(name) : !name.hasPrefix(".") {
      try add(real.appendingPathComponent(name).path, withHidden: isWithHidden)
    }
  }

  /// A link that leads nowhere is only itself.
  private mutating func follow(_ link: URL, _ isWithHidden: Bool) throws {
    guard let target = Files.realPath(link) else { return }
    let real = URL(fileURLWithPath: target)
    if Files.isFolder(real) {
      try addFolder(link, withHidden: isWithHidden)
    } else {
      links.append(Link(place: link.path, target: target))
      paths.insert(BytePath(target))
    }
  }
}
