public import Foundation
public import Graphics
internal import LayoutChanges
public import LayoutModel
import NumberText
public import SnapshotRecords

/// A picture together with its layout.
///
/// Its file is a PNG that any viewer can open; the layout and the engine's version are in text chunks.
public struct Snapshot: Sendable, Equatable {
  public var bitmap: Bitmap
  /// Pixels per point.
  public var scale: Double
  /// The views, with the cell at the root.
  public var tree: LayoutNode
  /// The engine that drew the picture.
  public var engine: Engine

  /// The constraints between views; empty if unknown.
  ///
  /// A file stores them without source locations, so that moving a line of source changes no file.
  public var constraints: [LayoutConstraint]
  /// The version of the attributes in the tree; see ``LayoutVocabulary``.
  public var vocabulary: Int

  /// The tree with its constraints.
  public var layout: Layout {
    Layout(tree, constraints: constraints, vocabulary: vocabulary)
  }

  /// Creates a snapshot.
  ///
  /// - Precondition: the scale is above zero.
  public init(
    bitmap: Bitmap, scale: Double, tree: LayoutNode, engine: Engine = Engine(),
    constraints: [LayoutConstraint] = [], vocabulary: Int = LayoutVocabulary.current
  ) {
    precondition(scale > 0, "A snapshot's scale is above zero.")
    self.bitmap = bitmap
    self.scale = scale
    self.tree = tree
    self.engine = engine
    self.constraints = constraints
    self.vocabulary = vocabulary
  }

  /// The size in points.
  public var size: SnapshotResult.Size {
    SnapshotResult.Size(
      width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }
}

extension Snapshot {
  /// Returns the snapshot as a PNG file; equal snapshots give equal bytes.
  ///
  /// The file is sealed, so that verifying an equal picture need not decode it.
  ///
  /// - Parameter compression: whether a small file or a short time matters more.
  /// - Returns: the bytes of the file.
  /// - Throws: `PNGError` if the bitmap has no pixels or cannot be written,
  ///   ``ReferencesError/frameNotFinite(view:)`` if a frame cannot be.
  public func encoded(_ compression: PNGCompression = .smallest) throws -> Data {
    try PNG.encodeSealed(
      bitmap, text: SnapshotText(snapshot: self).chunks, compression: compression)
  }

  /// Reads a snapshot from a PNG file.
  ///
  /// - Parameters:
  ///   - png: the file's bytes.
  ///   - name: the file's name in error messages.
  /// - Throws: `PNGError` for a broken picture, ``ReferencesError/noLayout(file:_:)`` for a
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
  /// - Throws: `PNGError` for a broken file, ``ReferencesError/noLayout(file:_:)`` for a
  ///   picture without a layout.
  public static func layout(
    ofPNG png: Data, name: String
  ) throws -> (layout: Layout, scale: Double, engine: Engine) {
    let text = try SnapshotText(chunks: PNG.readText(png, name: name), name: name)
    return (try text.storedLayout(), text.scale, text.engine)
  }
}
