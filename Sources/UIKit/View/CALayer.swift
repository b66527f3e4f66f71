public import Foundation
internal import Graphics

/// The drawing attributes of a view that do not belong to its class: corners, border, clipping.
@preconcurrency @MainActor open class CALayer {
  /// The radius of the background's and the border's corners in points.
  ///
  /// Contents and subviews are clipped to it only with `masksToBounds`. Clamped to half of the
  /// shorter side.
  open var cornerRadius: CGFloat = 0
  /// The corners that `cornerRadius` rounds; all four by default.
  open var maskedCorners: CACornerMask = .all
  /// The width of the border in points, drawn inside the bounds and above contents and subviews.
  open var borderWidth: CGFloat = 0
  /// The colour of the border, opaque black by default.
  open var borderColor: CGColor? = CGColor(color: .black)
  /// Whether contents and subviews are clipped to the bounds with their rounded corners.
  open var masksToBounds = false

  /// Creates a layer with default attributes.
  public init() {}
}

/// The corners of a layer; y grows downwards, so `minY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
