public import Foundation
import Graphics
public import LayoutModel

extension Snapshot {
  /// Returns the snapshot as a PNG file; equal snapshots give equal bytes.
  ///
  /// The file is sealed, so that verifying an equal picture need not decode it.
  ///
  /// - Throws: `PNGError` if the bitmap has no pixels or cannot be written,
  ///   ``SnapshotsError/frameNotFinite(view:)`` if a frame cannot be.
  public func encoded() throws -> Data {
    try PNG.encodeSealed(bitmap, text: SnapshotText(snapshot: self).chunks)
  }

  /// Reads a snapshot from a PNG file.
  ///
  /// - Parameters:
  ///   - png: the file's bytes.
  ///   - name: the file's name in error messages.
  /// - Throws: `PNGError` for a broken picture, ``SnapshotsError/noLayout(file:reason:)`` for a
  ///   picture without a layout.
  public init(png: Data, name: String) throws {
    let image = try PNG.decode(png, name: name)
    let text = try SnapshotText(chunks: image.text, name: name)
    self.init(
      bitmap: image.bitmap, scale: text.scale, tree: try text.tree(), engine: text.engine,
      constraints: text.constraints, vocabulary: text.vocabulary)
  }

  /// Reads only the layout of a PNG file, without decoding its pixels.
  ///
  /// - Parameters:
  ///   - png: the file's bytes.
  ///   - name: the file's name in error messages.
  /// - Returns: the layout, pixels per point, and the engine of the picture.
  /// - Throws: `PNGError` for a broken file, ``SnapshotsError/noLayout(file:reason:)`` for a
  ///   picture without a layout.
  public static func layout(
    ofPNG png: Data, name: String
  ) throws -> (layout: Layout, scale: Double, engine: String) {
    let text = try SnapshotText(chunks: PNG.readText(png, name: name), name: name)
    return (try text.storedLayout(), text.scale, text.engine)
  }
}
