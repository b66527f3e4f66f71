package import Foundation

/// Folders that a user named, below which no symbolic link is followed: neither to write, empty or remove, nor to read.
///
/// 1. A repository can contain links. One in the place of a folder that is emptied would have another folder emptied.
/// 2. A root may be a link, or behind one: whoever named it chose that.
/// 3. Each folder is opened from the one above it, so that what is replaced between two calls leads nowhere else either.
package struct FileTree: Hashable, Sendable {
  /// A folder that a user named.
  package struct Root: Hashable, Sendable {
    /// Its absolute path, without a slash at the end.
    let path: String
    let variables: [String: String]

    /// Names a root.
    ///
    /// - Parameters:
    ///   - folder: the folder, which need not exist.
    ///   - variables: by the names of folders in it, the variable that names another folder in place of one.
    package init(_ folder: URL, variables: [String: String] = [:]) {
      let path = folder.path
      self.path = path == "/" ? "" : path
      self.variables = variables
    }
  }

  /// Those with long paths first, as a root can be in another one.
  private let roots: [Root]

  /// Creates a tree of one or several roots.
  package init(roots: [Root]) {
    self.roots = roots.sorted { ($1.path.utf8.count, $0.path) < ($0.path.utf8.count, $1.path) }
  }

  /// Creates a tree of one root.
  package init(_ root: URL) { self.init(roots: [Root(root)]) }

  /// The path of a file or a folder, as names below its root.
  struct Place {
    let root: Root
    let names: [Substring]

    /// The path of the folder that the first names lead to.
    func path(upTo count: Int) -> String {
      let path = names.prefix(count).reduce(root.path) { "\($0)/\($1)" }
      return path.isEmpty ? "/" : path
    }

    /// The variable that names another folder in place of the first one.
    var variable: String? { names.first.flatMap { root.variables[String($0)] } }
  }

  /// - Throws: `FileError` for a path that is not below a root, or that leads up again.
  func place(_ path: String, _ action: FileError.Action) throws(FileError) -> Place {
    for root in roots {
      guard path.utf8.starts(with: root.path.utf8) else { continue }
      let rest = path[path.utf8.index(path.startIndex, offsetBy: root.path.utf8.count)...]
      guard rest.isEmpty || rest.utf8.first == UInt8(ascii: "/") else { continue }
      // As bytes, as the system does: a slash and an accent are one character.
      let names = rest.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
      guard !names.contains("."), !names.contains("..") else { break }
      return Place(root: root, names: names)
    }
    throw FileError(action, path: path, code: EINVAL)
  }
}
