import Foundation

/// How a path's line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line.
  public enum Cap: String, Sendable {
    /// Ends at the end point.
    case butt
    /// Ends with half a disc around the end point.
    case round
    /// Ends half a line width beyond the end point.
    case square
  }

  /// The shape of the corners of a line.
  public enum Join: String, Sendable {
    /// A point, cut off where it would exceed the miter limit.
    case miter
    /// A disc around the corner.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// The width in points, half of it on either side of the path; 0 draws nothing.
  public var width: Double
  /// The shape of the ends, of the dashes' too.
  public var cap: Cap
  public var join: Join
  /// The longest miter, in line widths; longer ones are cut off.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [Double]
  /// The offset into the dash pattern at which the line begins, in points.
  public var dashPhase: Double

  /// Creates a style; by default a solid line with sharp corners, as in Core Graphics.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Returns the style with all lengths multiplied.
  public func scaled(by factor: Double) -> StrokeStyle {
    StrokeStyle(
      width: width * factor, cap: cap, join: join, miterLimit: miterLimit,
      dash: dash.map { $0 * factor }, dashPhase: dashPhase * factor)
  }

  var isFinite: Bool {
    width.isFinite && miterLimit.isFinite && dashPhase.isFinite && dash.allSatisfy(\.isFinite)
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, then everything that differs from the default.
  public var description: String {
    var parts = ["width \(number(width))"]
    if cap != .butt { parts.append("cap \(cap)") }
    if join != .miter { parts.append("join \(join)") }
    if miterLimit != 10 { parts.append("miterLimit \(number(miterLimit))") }
    if !dash.isEmpty { parts.append("dash " + dash.map { number($0) }.joined(separator: " ")) }
    if dashPhase != 0 { parts.append("phase \(number(dashPhase))") }
    return parts.joined(separator: " ")
  }
}
