public import Foundation

/// A shadow of text.
///
/// It is not an `NSObject`, for the same reason as ``NSParagraphStyle``.
open class NSShadow: Hashable, NSCopying {
  /// The offset in points, right and down; zero by default.
  open var shadowOffset = CGSize.zero
  /// The blur radius in points; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, black at a third of full opacity by default; nil draws no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow without an offset.
  public init() {}

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns a shadow with the same values.
  open func copy() -> Any { copy(with: nil) }

  /// Returns whether both shadows have the same values.
  public static func == (lhs: NSShadow, rhs: NSShadow) -> Bool { lhs.isEqual(rhs) }

  /// Returns whether the other object is a shadow with the same values.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// Hashes the geometry.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
  }
}
