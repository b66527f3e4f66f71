package import Foundation

/// Second names of files.
extension Files {
  /// Gives a file a second name, and creates the folder of that; where the file system has no second names, copies the file.
  ///
  /// - Returns: false if the file does not exist.
  /// - Throws: `FileError` if neither is possible.
  @discardableResult
  package static func link(_ file: URL, to other: URL) throws(FileError) -> Bool {
    try makeFolder(other.deletingLastPathComponent())
    if Foundation.link(file.path, other.path) == 0 { return true }
    if errno == ENOENT { return false }
    guard let data = try read(file, atMost: .max) else { return false }
    try write(data, to: other)
    return true
  }

  /// Makes a symbolic link, in place of the one that is there.
  ///
  /// - Parameters:
  ///   - link: the path of the link.
  ///   - target: where it leads, relative to its folder.
  /// - Throws: `FileError` if it cannot be made.
  package static func pointLink(_ link: URL, to target: String) throws(FileError) {
    let new = link.deletingLastPathComponent().appendingPathComponent(
      ".\(link.lastPathComponent).new")
    try remove(new)
    guard symlink(target, new.path) == 0, rename(new.path, link.path) == 0 else {
      throw FileError(.write, link)
    }
  }

  /// Gives a folder another name.
  package static func move(_ folder: URL, to other: URL) throws(FileError) {
    guard rename(folder.path, other.path) == 0 else { throw FileError(.write, other) }
  }
}
