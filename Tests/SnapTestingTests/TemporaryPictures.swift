import Foundation
import Graphics
import TestSupport
import Testing

/// Pictures of iOS in a folder of their own.
final class TemporaryPictures: FolderOfFiles {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent(
    "snap-pictures-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: root) }

  func add(_ path: String, width: Int = 8, height: Int = 8) throws {
    let bitmap = try #require(Bitmap(width: width, height: height))
    try write(PNG.encode(bitmap), to: path)
  }
}
