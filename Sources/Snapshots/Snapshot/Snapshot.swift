public import Graphics
public import LayoutModel

/// A picture together with its layout.
///
/// Its file is a PNG that any viewer can open; the layout and the engine's version are in text chunks.
public struct Snapshot: Sendable, Equatable {
  /// The pixels.
  public var bitmap: Bitmap
  /// Pixels per point.
  public var scale: Double
  /// The views, with the cell at the root.
  public var tree: LayoutNode
  /// The engine that drew the picture, with its version.
  public var engine: String

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
    bitmap: Bitmap, scale: Double, tree: LayoutNode, engine: String = Engine.name,
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

/// The engine that draws the pictures.
public enum Engine {
  /// The engine's name and version; the version increases with each change that affects pictures.
  public static let name = "Snap 1"
}
