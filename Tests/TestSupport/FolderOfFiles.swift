package import Foundation

/// What a test writes to a folder, and finds in it.
///
/// Paths are relative to the folder.
package protocol FolderOfFiles {
  var root: URL { get }
}

extension FolderOfFiles {
  /// Returns the place of a file, which need not exist.
  package func url(of path: String) -> URL { root.appendingPathComponent(path) }

  /// Writes a file and makes the folders around it.
  @discardableResult
  package func write(_ data: Data, to path: String) throws -> URL {
    let file = url(of: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  @discardableResult
  package func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a script that can be run.
  @discardableResult
  package func writeProgram(_ text: String, to path: String) throws -> URL {
    let file = try write(text, to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file
  }

  /// Returns the content of a file, or nil if it cannot be read.
  package func read(_ path: String) -> Data? { try? Data(contentsOf: url(of: path)) }

  package func text(of path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }

  package func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(of: path).path)
  }

  /// The paths of all files at any depth, without folders, sorted.
  package var allFiles: [String] {
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url(of: path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
