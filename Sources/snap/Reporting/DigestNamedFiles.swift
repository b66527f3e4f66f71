import FileAccess
import Foundation

/// A folder of files that are named after the digests of their contents, beside a page.
struct DigestNamedFiles {
  private let folder: URL
  private let tree: FileTree
  /// Whether a name is one that such files have.
  private let isName: (String) -> Bool
  private let old: Set<String>
  private var names: Set<String> = []

  /// - Throws: `FileError` if the folder cannot be read.
  init(_ folder: URL, in tree: FileTree, where isName: @escaping (String) -> Bool) throws {
    (self.folder, self.tree, self.isName) = (folder, tree, isName)
    old = Set(try tree.names(in: folder))
  }

  /// Writes a file, unless one of its name is there.
  ///
  /// - Parameters:
  ///   - name: its name, which has the digest of the contents.
  ///   - data: the contents; one that is nil is left out.
  /// - Throws: `FileError` if it cannot be written.
  mutating func add(_ name: String, _ data: () throws -> Data?) throws {
    guard names.insert(name).inserted, !old.contains(name), let data = try data() else { return }
    try tree.write(data, to: folder.appendingPathComponent(name))
  }

  /// Removes the files of an earlier page.
  ///
  /// - Throws: `FileError` if one cannot be removed.
  func removeOthers() throws {
    for name in old.subtracting(names).sorted() where isName(name) {
      try tree.remove(folder.appendingPathComponent(name))
    }
  }
}
