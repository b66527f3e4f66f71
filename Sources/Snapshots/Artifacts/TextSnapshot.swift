/// A text snapshot, such as the outline of a layout.
public struct TextSnapshot: Sendable, Hashable {
  /// The lines, each ended by `\n`.
  public var text: String
  /// The size of the described view, in points.
  public var size: SnapshotResult.Size
  /// Pixels per point.
  public var scale: Double

  /// Creates a snapshot; a missing final line break is added.
  public init(text: String, size: SnapshotResult.Size, scale: Double) {
    self.text = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    self.size = size
    self.scale = scale
  }
}
