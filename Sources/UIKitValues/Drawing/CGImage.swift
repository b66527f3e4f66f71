package import Graphics

/// A picture in pixels.
public final class CGImage: Hashable, Sendable {
  package let source: ImageSource

  init(source: ImageSource) { self.source = source }

  /// The number of columns.
  public var width: Int { source.bitmap.width }
  /// The number of rows.
  public var height: Int { source.bitmap.height }

  /// Returns whether both show the same pixels.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.source == rhs.source }

  /// Hashes the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
