public import Graphics
public import LayoutModel

/// A picture together with the layout it shows.
///
/// Its file is a PNG that any viewer opens; the layout and the engine's version stand in text
/// chunks.
public struct Snapshot: Sendable, Equatable {
  /// The pixels.
  public var bitmap: Bitmap
  /// Pixels per point.
  public var scale: Double
  /// The views, with the cell at the root.
  public var tree: LayoutNode
  /// What drew the picture, with its version.
  public var engine: String

  /// What ties the views to each other, where the layout was just made; no file holds it.
  public var ties: [LayoutTie]
  /// The constraints between the views; none where they are not known.
  ///
  /// A file keeps them without the places where they were made, so that moving a line of source
  /// changes no file.
  public var constraints: [LayoutConstraint]

  /// Creates a snapshot.
  ///
  /// - Precondition: the scale is above zero.
  public init(
    bitmap: Bitmap, scale: Double, tree: LayoutNode, engine: String = Engine.name,
    ties: [LayoutTie] = [], constraints: [LayoutConstraint] = []
  ) {
    precondition(scale > 0, "A snapshot's scale is above zero.")
    self.bitmap = bitmap
    self.scale = scale
    self.tree = tree
    self.engine = engine
    self.ties = ties
    self.constraints = constraints
  }

  /// The size in points.
  public var size: SnapshotResult.Size {
    SnapshotResult.Size(
      width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }
}
