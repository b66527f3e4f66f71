package import Foundation
import Graphics
import ImageComparison
internal import LayoutChanges
internal import LayoutModel

package struct ReferenceFile {
  let bitmap: Bitmap
  /// Nil if the file was saved by another program that dropped the text.
  let text: SnapshotText?

  /// Whether the file has a seal that fits its bytes, but not its pixels.
  let hasFalseSeal: Bool

  /// The layout; nil if the file contains none readable by this version.
  var layout: Layout? { try? text?.storedLayout() }

  /// Reads a reference.
  ///
  /// - Throws: an error that describes the problem with the file and what to do.
  init(_ data: Data, name: String) throws {
    let image = try PNG.decode(data, name: name)
    bitmap = image.bitmap
    text = try? SnapshotText(chunks: image.text, name: name)
    hasFalseSeal = PNG.sealedDigest(of: data).map { $0 != image.bitmap.digest } ?? false
  }

  /// A part of a reference that was read.
  ///
  /// - Throws: ``ReferencesError/frameNotFinite(view:)``.
  init(_ snapshot: Snapshot) throws {
    bitmap = snapshot.bitmap
    text = try SnapshotText(snapshot: snapshot)
    hasFalseSeal = false
  }

  package static func digest(of data: Data) -> String {
    Digest(of: data).description
  }
}
