import Foundation
import Graphics
internal import LayoutModel

/// A reference as it was found on disk.
struct ReferenceFile {
  let bitmap: Bitmap
  /// Nil if the file was saved by another program that dropped the text.
  let text: SnapshotText?

  /// The layout; nil if the file holds none that this version reads.
  var tree: LayoutNode? { try? text?.tree() }

  /// Reads a reference.
  ///
  /// - Throws: an error whose description says what is wrong with the file and what to do.
  init(_ data: Data, name: String) throws {
    let image = try PNG.decode(data, name: name)
    bitmap = image.bitmap
    text = try? SnapshotText(chunks: image.text, name: name)
  }

  /// Returns what tells two versions of a file apart.
  static func digest(of data: Data) -> String {
    Digest(of: data).description
  }
}
