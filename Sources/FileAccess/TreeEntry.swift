import Foundation

/// A name in an open folder.
struct TreeEntry: ~Copyable {
  private let folder: OpenFile
  /// The name; right below a root the whole path, as the folder is then the present one.
  let name: String
  /// The path, for errors.
  let path: String
  private let variable: String?

  fileprivate init(_ folder: consuming OpenFile, _ place: FileTree.Place, _ index: Int) {
    self.folder = folder
    path = place.path(upTo: index + 1)
    name = index == 0 ? path : String(place.names[index])
    variable = index == 0 ? place.variable : nil
  }

  /// The root itself, which was named by a user: a link is followed, as a slash is behind it.
  fileprivate init(_ root: FileTree.Root) {
    folder = OpenFile(descriptor: AT_FDCWD)
    (name, path, variable) = (root.path + "/", root.path, nil)
  }

  /// The descriptor of the folder.
  var descriptor: Int32 { folder.descriptor }

  /// The kind of what has the name, as `S_IFLNK`; nil if there is nothing.
  var kind: mode_t? { status?.st_mode.kind }

  /// What the system knows of it; nil if there is nothing.
  var status: stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Opens what has the name, unless that is a link; returns -1 if it cannot be opened.
  func open(_ flags: Int32, mode: mode_t = 0o666) -> Int32 {
    openat(descriptor, name, flags | O_NOFOLLOW | O_CLOEXEC, mode)
  }

  /// Returns why a call failed for a path that is, or is behind, what has the name; a link is named itself.
  func failure(
    _ action: FileError.Action, of path: String? = nil, code: Int32 = errno
  ) -> FileError {
    guard [ELOOP, ENOTDIR, EEXIST].contains(code), kind == S_IFLNK else {
      return FileError(action, path: path ?? self.path, code: code)
    }
    return FileError(action, link: self.path, variable: variable)
  }
}

extension mode_t {
  /// The kind of a file, as `S_IFREG`.
  var kind: mode_t { self & S_IFMT }
}

extension FileTree {
  /// Opens the folder of a file or a folder; nil if it is missing.
  ///
  /// - Throws: `FileError`, also for a link on the way.
  func entry(_ path: String, for action: FileError.Action) throws(FileError) -> TreeEntry? {
    let place = try place(path, action)
    guard !place.names.isEmpty else { return TreeEntry(place.root) }
    var entry = TreeEntry(OpenFile(descriptor: AT_FDCWD), place, 0)
    for index in place.names.indices.dropFirst() {
      let descriptor = entry.open(O_RDONLY | O_DIRECTORY)
      guard descriptor >= 0 else {
        if errno == ENOENT { return nil }
        throw entry.failure(action, of: path)
      }
      entry = TreeEntry(OpenFile(descriptor: descriptor), place, index)
    }
    return entry
  }

  /// The same for a file that is about to be made; the folders above it are made if they are missing.
  func newEntry(_ path: String, for action: FileError.Action) throws(FileError) -> TreeEntry {
    let place = try place(path, action)
    if place.names.count > 1, let entry = try entry(path, for: action) { return entry }
    let folder = place.path(upTo: place.names.count - 1)
    if place.names.count > 1 || access(folder, F_OK) != 0 { try makeFolder(folder) }
    guard let entry = try entry(path, for: action) else {
      throw FileError(action, path: path, code: ENOENT)
    }
    return entry
  }
}
