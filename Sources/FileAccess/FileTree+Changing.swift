package import Foundation

/// Making and removing what is below a root.
extension FileTree {
  /// Creates a folder and its parents; other processes may create them at the same time.
  package func makeFolder(_ url: URL) throws(FileError) { try makeFolder(url.path) }

  func makeFolder(_ path: String) throws(FileError) {
    let place = try place(path, .makeFolder)
    if place.names.isEmpty { return try Files.makeFolder(URL(fileURLWithPath: place.root.path)) }
    if try isMade(path) { return }
    try makeFolder(place.path(upTo: place.names.count - 1))
    guard try isMade(path) else { throw FileError(.makeFolder, path: path, code: ENOENT) }
  }

  /// Creates the folder of a file.
  func makeFolder(above path: String) throws(FileError) {
    let place = try place(path, .makeFolder)
    try makeFolder(place.path(upTo: place.names.count - 1))
  }

  /// Returns false if the folder around it is missing.
  private func isMade(_ path: String) throws(FileError) -> Bool {
    guard let entry = try entry(path, for: .makeFolder) else { return false }
    if mkdirat(entry.descriptor, entry.name, 0o777) == 0 { return true }
    if errno == ENOENT { return false }
    if errno == EEXIST, entry.kind == S_IFDIR { return true }
    throw entry.failure(.makeFolder, code: errno == EEXIST ? ENOTDIR : errno)
  }

  /// Removes the file or the link, if there is one.
  package func remove(_ url: URL) throws(FileError) { try remove(path: url.path) }

  /// Removes the file or the link with an absolute path, if there is one.
  ///
  /// Making a URL takes longer than removing a file.
  package func remove(path: String) throws(FileError) {
    guard let entry = try existing(path, .remove),
      unlinkat(entry.descriptor, entry.name, 0) != 0, errno != ENOENT, errno != ENOTDIR
    else { return }
    throw entry.failure(.remove)
  }

  /// Removes a folder with all that is in it, or what else has its name; links in it are removed, and not followed.
  package func removeFolder(_ url: URL) throws(FileError) {
    guard let entry = try existing(url.path, .remove) else { return }
    try Self.removeAll(entry.descriptor, entry.name, url.path)
  }

  /// Removes a folder if nothing is in it, and returns whether it is gone.
  package func removeEmptyFolder(_ url: URL) throws(FileError) -> Bool {
    guard let entry = try existing(url.path, .remove) else { return false }
    return unlinkat(entry.descriptor, entry.name, AT_REMOVEDIR) == 0
  }

  /// Nil where a folder above it is missing, or is a file.
  private func existing(
    _ path: String, _ action: FileError.Action
  ) throws(FileError) -> TreeEntry? {
    do {
      return try entry(path, for: action)
    } catch {
      guard error.code == ENOTDIR else { throw error }
      return nil
    }
  }

  private static func removeAll(
    _ folder: Int32, _ name: String, _ path: String
  ) throws(FileError) {
    if unlinkat(folder, name, 0) == 0 || errno == ENOENT { return }
    guard errno == EISDIR || errno == EPERM else { throw FileError(.remove, path: path) }
    let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard inner >= 0 else { throw FileError(.remove, path: path) }
    let opened = OpenFile(descriptor: inner)
    for entry in try FolderEntries(of: inner, path).all {
      try removeAll(inner, entry.name, "\(path)/\(entry.name)")
    }
    guard unlinkat(folder, name, AT_REMOVEDIR) == 0 || errno == ENOENT else {
      throw FileError(.remove, path: path)
    }
    _ = consume opened
  }
}

/// Names.
extension FileTree {
  /// Gives a file a second name, and creates the folder of that; where the file system has no second names, copies the file.
  ///
  /// - Returns: false if there is no such file.
  /// - Throws: `FileError` if neither is possible, or one of them is behind a link.
  @discardableResult
  package func link(_ file: URL, to other: URL) throws(FileError) -> Bool {
    guard let old = try entry(file.path, for: .read), let kind = old.kind else { return false }
    guard kind != S_IFLNK else { throw old.failure(.read, code: ELOOP) }
    let new = try newEntry(other.path, for: .write)
    if linkat(old.descriptor, old.name, new.descriptor, new.name, 0) == 0 { return true }
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
  package func pointLink(_ link: URL, to target: String) throws(FileError) {
    let folder = link.deletingLastPathComponent()
    let temporary = folder.appendingPathComponent(".\(link.lastPathComponent).new")
    try remove(temporary)
    let new = try newEntry(temporary.path, for: .write)
    guard symlinkat(target, new.descriptor, new.name) == 0 else {
      throw FileError(.write, path: link.path)
    }
    try move(temporary, to: link)
  }

  /// Gives a file or a folder another name.
  package func move(_ old: URL, to new: URL) throws(FileError) {
    guard let from = try entry(old.path, for: .write), let to = try entry(new.path, for: .write)
    else { throw FileError(.write, path: new.path, code: ENOENT) }
    guard renameat(from.descriptor, from.name, to.descriptor, to.name) == 0 else {
      throw FileError(.write, path: new.path)
    }
  }
}
