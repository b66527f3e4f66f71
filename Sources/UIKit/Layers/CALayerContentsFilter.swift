/// How a layer draws contents of another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Between pixels, of smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// A layer that draws nothing of its own, only its sublayers.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}
