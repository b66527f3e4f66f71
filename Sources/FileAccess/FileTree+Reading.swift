package import Foundation

/// Reading what is below a root.
extension FileTree {
  /// Returns the names in a folder, sorted; empty if there is no such folder.
  package func names(in folder: URL) throws(FileError) -> [String] {
    try entries(of: folder).map(\.name).sorted()
  }

  /// Returns the names of the symbolic links in a folder, sorted.
  package func links(in folder: URL) throws(FileError) -> [String] {
    try entries(of: folder).filter(\.isLink).map(\.name).sorted()
  }

  private func entries(of folder: URL) throws(FileError) -> [(name: String, isLink: Bool)] {
    guard let entry = try entry(folder.path, for: .list) else { return [] }
    let descriptor = entry.open(O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw entry.failure(.list)
    }
    let opened = OpenFile(descriptor: descriptor)
    let entries = try FolderEntries(of: opened.descriptor, folder.path).all
    _ = consume opened
    return entries
  }

  /// Whether there is something with the name, which may be a link that leads nowhere.
  package func exists(_ url: URL) throws(FileError) -> Bool {
    guard let entry = try entry(url.path, for: .read) else { return false }
    return entry.kind != nil
  }

  /// Whether it is a folder, and no link to one.
  package func isFolder(_ url: URL) throws(FileError) -> Bool {
    guard let entry = try entry(url.path, for: .read) else { return false }
    return entry.kind == S_IFDIR
  }

  /// Returns an error that names the first link right in a folder; nil if there is none.
  package func linkError(in folder: URL) throws(FileError) -> FileError? {
    guard let name = try links(in: folder).first else { return nil }
    let place = try place("\(folder.path)/\(name)", .write)
    return FileError(
      .write, link: place.path(upTo: place.names.count),
      variable: place.names.count == 1 ? place.variable : nil)
  }

  /// Returns the bytes of a regular file, or nil if there is no such file.
  ///
  /// A pipe, which may never end, and a file beyond the limit are errors; nothing of them is read.
  package func read(
    _ file: URL, atMost limit: Int = Files.sizeLimit
  ) throws(FileError) -> Data? {
    guard let descriptor = try openForReading(file.path) else { return nil }
    let opened = OpenFile(descriptor: descriptor)
    let data = try Files.read(
      opened.descriptor, path: file.path, atMost: limit, mustBeRegular: true)
    _ = consume opened
    return data
  }

  /// Opens a file without waiting, which opening a pipe does otherwise; nil if there is none.
  func openForReading(_ path: String) throws(FileError) -> Int32? {
    guard let entry = try entry(path, for: .read) else { return nil }
    let descriptor = entry.open(O_RDONLY | O_NONBLOCK)
    if descriptor >= 0 { return descriptor }
    if errno == ENOENT { return nil }
    throw entry.failure(.read)
  }
}

/// Writing whole files below a root.
extension FileTree {
  /// Writes a file in one step, with the folders above it; a link that has its name is replaced.
  package func write(_ data: Data, to file: URL) throws(FileError) {
    try StagingFolder(url: file.deletingLastPathComponent(), in: self).replace(file, with: data)
  }

  /// Appends to a file that exists, and flushes it to disk; after an error nothing of it is left.
  package func append(_ data: Data, to file: URL) throws(FileError) {
    guard let entry = try entry(file.path, for: .write) else {
      throw FileError(.write, file, code: ENOENT)
    }
    let descriptor = entry.open(O_WRONLY | O_APPEND)
    guard descriptor >= 0 else { throw entry.failure(.write) }
    defer { close(descriptor) }
    let start = lseek(descriptor, 0, SEEK_END)
    do throws(FileError) {
      try Files.write(data, to: descriptor, for: file)
      if fsync(descriptor) != 0 { throw FileError(.write, file) }
    } catch {
      _ = ftruncate(descriptor, start)
      throw error
    }
  }

  /// Returns a handle that writes to a new, empty file, in place of what has its name.
  ///
  /// - Throws: `FileError` if it cannot be made.
  package func create(_ file: URL, mode: mode_t = 0o666) throws(FileError) -> FileHandle {
    try remove(file)
    let entry = try newEntry(file.path, for: .write)
    let descriptor = entry.open(O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    guard descriptor >= 0 else { throw entry.failure(.write) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Returns a handle that writes behind what a file has; it is made if it is missing.
  package func appending(to file: URL) throws(FileError) -> FileHandle {
    let entry = try newEntry(file.path, for: .write)
    let descriptor = entry.open(O_WRONLY | O_CREAT | O_APPEND)
    guard descriptor >= 0 else { throw entry.failure(.write) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
