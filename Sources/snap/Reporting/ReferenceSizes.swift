import Foundation
import SnapshotReferences

/// The current size of each reference in a package.
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

  /// The size in bytes, nil for a file that did not exist.
  subscript(file: URL) -> Int? { bytes[file.standardizedFileURL.path] }

  /// The current size in bytes, nil for a file that does not exist.
  static func size(of file: URL) -> Int? {
    (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
  }
}
