public import Foundation
public import Graphics

/// A shadow of glyphs.
public struct TextShadow: Hashable, Sendable {
  /// The offset in points, right and down.
  public var offset: CGSize
  /// The standard deviation of its blur in points; 0 is sharp.
  public var blurRadius: Double
  public var color: Color

  /// Creates a shadow.
  public init(offset: CGSize, blurRadius: Double = 0, color: Color) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}
