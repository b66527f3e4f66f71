import Foundation

/// What is in an open folder.
struct FolderEntries {
  /// The names with what the folder says of their kinds, in no order.
  private(set) var all: [(name: String, isLink: Bool)] = []

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - descriptor: the folder, which stays open.
  ///   - path: its path, for errors.
  /// - Throws: `FileError` if it cannot be read.
  init(of descriptor: Int32, _ path: String) throws(FileError) {
    // The stream closes its descriptor.
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0 else { throw FileError(.list, path: path) }
    guard let stream = fdopendir(own) else {
      let error = FileError(.list, path: path)
      close(own)
      throw error
    }
    defer { closedir(stream) }
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      let kind = Int(entry.pointee.d_type)
      all.append((name, kind == DT_LNK || kind == DT_UNKNOWN && Self.isLink(name, in: descriptor)))
    }
    guard errno == 0 else { throw FileError(.list, path: path) }
  }

  private static func isLink(_ name: String, in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode.kind == S_IFLNK
  }
}
