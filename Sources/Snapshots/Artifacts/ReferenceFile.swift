import Foundation
import Graphics
internal import LayoutModel

/// A reference on disk.
struct ReferenceFile {
  let bitmap: Bitmap
  /// Nil if the file was saved by another program that dropped the text.
  let text: SnapshotText?

  /// The layout; nil if the file contains none readable by this version.
  var layout: Layout? { try? text?.storedLayout() }

  /// Reads a reference.
  ///
  /// - Throws: an error that describes the problem with the file and what to do.
  init(_ data: Data, name: String) throws {
    let image = try PNG.decode(data, name: name)
    bitmap = image.bitmap
    text = try? SnapshotText(chunks: image.text, name: name)
  }

  /// Returns a digest of a file's contents.
  static func digest(of data: Data) -> String {
    Digest(of: data).description
  }
}
