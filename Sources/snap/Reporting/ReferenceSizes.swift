import Foundation
import Snapshots

/// How large each reference of a package is at one moment.
struct ReferenceSizes {
  private let bytes: [String: Int]

  init(_ directories: SnapshotDirectories) {
    var bytes: [String: Int] = [:]
    let files = FileManager.default.enumerator(
      at: directories.references, includingPropertiesForKeys: [.fileSizeKey])
    while let file = files?.nextObject() as? URL {
      bytes[file.standardizedFileURL.path] = Self.size(of: file)
    }
    self.bytes = bytes
  }

  /// The size in bytes, nil for a file that was not there.
  subscript(file: URL) -> Int? { bytes[file.standardizedFileURL.path] }

  /// The present size in bytes, nil for a file that is not there.
  static func size(of file: URL) -> Int? {
    (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
  }
}
