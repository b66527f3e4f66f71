/// A snapshot that is kept as text, such as the outline of a layout.
public struct TextSnapshot: Sendable, Hashable {
  /// The lines, each ended by `\n`.
  public var text: String
  /// The size of what the text describes, in points.
  public var size: SnapshotResult.Size
  /// Pixels per point.
  public var scale: Double

  /// Creates a snapshot; a line end is added to a last line that has none.
  public init(text: String, size: SnapshotResult.Size, scale: Double) {
    self.text = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    self.size = size
    self.scale = scale
  }
}
