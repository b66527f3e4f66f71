import FileAccess
import Foundation

/// Files that are listed for a package, with what links among them lead to, in the package or outside of it.
///
/// Each folder is walked once, however many links lead to it, so that links in a circle end.
struct LinkedFiles {
  /// A symbolic link, and what is at its end.
  struct Link {
    let place: String
    let target: String
  }

  /// The paths of the files, without links in them where a link led there.
  private(set) var paths: Set<String> = []
  private(set) var links: [Link] = []
  private var walked: Set<String> = []

  /// Adds a file, a link with what it leads to, or a folder of another repository, which git lists as one entry.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  mutating func add(_ path: String) throws {
    let file = URL(fileURLWithPath: path)
    if Files.isLink(file) {
      paths.insert(file.path)
      try follow(file)
    } else if Files.isFolder(file) {
      try addFolder(file)
    } else {
      paths.insert(file.path)
    }
  }

  /// Adds the visible files of a folder, which may itself be behind a link.
  ///
  /// - Throws: `FileError` if a folder cannot be read.
  mutating func addFolder(_ folder: URL) throws {
    guard let target = Self.realPath(folder) else { return }
    if target != folder.path { links.append(Link(place: folder.path, target: target)) }
    guard walked.insert(target).inserted else { return }
    let real = URL(fileURLWithPath: target, isDirectory: true)
    for name in try Files.names(in: real) where !name.hasPrefix(".") {
      try add(real.appendingPathComponent(name).path)
    }
  }

  /// A link that leads nowhere is only itself.
  private mutating func follow(_ link: URL) throws {
    guard let target = Self.realPath(link) else { return }
    let real = URL(fileURLWithPath: target)
    if Files.isFolder(real) {
      try addFolder(link)
    } else {
      links.append(Link(place: link.path, target: target))
      paths.insert(target)
    }
  }

  private static func realPath(_ file: URL) -> String? {
    guard let path = realpath(file.path, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
