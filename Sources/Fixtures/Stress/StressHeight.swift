public import Foundation

/// A height that a table may impose on a cell.
///
/// A table does not always give a row the height that its constraints ask for: a delegate or a file sets another, an
/// estimate is kept while rows move, and a height is rounded to pixels of a screen. Views that are not cells or headers of
/// lists keep their fitting heights, and so do cells with an empty text where they would be lower.
public struct StressHeight: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The height in points; nil for one that depends on the fitting height.
  package let fixed: CGFloat?
  /// What is added to the fitting height in points.
  package let points: CGFloat
  /// What is added to the fitting height in pixels.
  package let pixels: CGFloat

  private init(fixed: CGFloat? = nil, points: CGFloat = 0, pixels: CGFloat = 0) {
    self.fixed = fixed
    self.points = points
    self.pixels = pixels
  }

  /// The height that the constraints ask for.
  public static let fitting = StressHeight()

  /// The height that the constraints ask for, and some points more or, below 0, fewer.
  ///
  /// A cell whose constraints ask for no height has its standard one.
  public static func fitting(plus points: CGFloat) -> StressHeight { StressHeight(points: points) }

  /// The height that the constraints ask for, and some pixels more or, below 0, fewer.
  public static func fitting(plusPixels pixels: CGFloat) -> StressHeight {
    StressHeight(pixels: pixels)
  }

  /// A height in points, above 0, whatever the constraints ask for.
  public static func points(_ height: CGFloat) -> StressHeight { StressHeight(fixed: height) }

  /// A height in points, above 0.
  public init(integerLiteral value: Int) { self.init(fixed: CGFloat(value)) }

  /// A height in points, above 0.
  public init(floatLiteral value: Double) { self.init(fixed: CGFloat(value)) }

  /// The fitting height, then half a pixel more and less, which rounding leaves, a point more, and 40 points more, as
  /// in a table of rows of one height.
  public static let standard: [StressHeight] = [
    .fitting, .fitting(plusPixels: 0.5), .fitting(plusPixels: -0.5), .fitting(plus: 1),
    .fitting(plus: 40),
  ]

  /// Returns the height in points, at least one pixel, for the height that the constraints ask for.
  package func height(fitting: CGFloat, scale: CGFloat) -> CGFloat {
    max(fixed ?? fitting + points + pixels / scale, 1 / scale)
  }
}
