public import Foundation

/// The radius of a corner of a view, since iOS 26.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(max(0, radius)))
  }

  /// The radius with which the corner has the centre of the container's, at least the minimum in points, 0 if nil.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: max(0, minimum ?? 0)))
  }
}

/// The corners of a view, since iOS 26; they are drawn, and clip where the view clips to its bounds.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable {
    case capsule(maximum: CGFloat)
    case corners(
      topLeft: UICornerRadius, topRight: UICornerRadius, bottomLeft: UICornerRadius,
      bottomRight: UICornerRadius)
  }

  let kind: Kind

  /// Ends that are halves of circles, with a radius of no more than the maximum in points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius ?? .greatestFiniteMagnitude))
  }

  /// Equal corners.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  /// Corners of which each may differ; nil is a sharp one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .corners(
        topLeft: topLeftRadius ?? .fixed(0), topRight: topRightRadius ?? .fixed(0),
        bottomLeft: bottomLeftRadius ?? .fixed(0), bottomRight: bottomRightRadius ?? .fixed(0)))
  }

  /// Equal corners above, and equal ones below.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// Equal corners at the left, and equal ones at the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }
}

extension UIView {
  /// The view's corners; sharp ones by default, while those of its layer apply.
  public var cornerConfiguration: UICornerConfiguration {
    get { rareProperties?.cornerConfiguration ?? .corners(radius: .fixed(0)) }
    set { setRareProperty { $0.cornerConfiguration = newValue } }
  }
}
