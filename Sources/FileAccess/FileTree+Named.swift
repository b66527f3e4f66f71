package import Foundation

extension FileTree {
  /// The tree of a folder that an option or a variable names.
  ///
  /// In a repository whoever writes a commit can put a link in the folder's place, or above it: there it is the tree of the
  /// repository. Elsewhere its user made what is there, and may have made it a link.
  package init(ofNamed folder: URL) { self.init(roots: [Root(ofNamed: folder)]) }

  /// Returns the path of what is named, without names that lead up, which Foundation would resolve by following links.
  package static func place(ofNamed url: URL) -> URL {
    var names: [Substring] = []
    for name in url.path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return URL(
      fileURLWithPath: "/" + names.joined(separator: "/"), isDirectory: url.hasDirectoryPath)
  }

  /// Returns the outermost repository that a folder is in or is itself, as a link in that one may lead to another.
  static func repository(around folder: URL) -> URL? {
    var path = ""
    for name in folder.path.split(separator: "/") {
      path += "/\(name)"
      if access("\(path)/.git", F_OK) == 0 { return URL(fileURLWithPath: path, isDirectory: true) }
    }
    return nil
  }
}

extension FileTree.Root {
  /// The root of the tree of a folder that an option or a variable names, see ``FileTree/init(ofNamed:)``.
  package init(ofNamed folder: URL) {
    let folder = FileTree.place(ofNamed: folder)
    self.init(FileTree.repository(around: folder) ?? folder)
  }
}
