public import Foundation

// What UIKit adds to the values that Foundation keeps as objects.
extension NSValue {
  /// Creates an object of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates an object of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point; zero if it is another value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; zero if it is another value.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle; zero if it is another value.
  public var cgRectValue: CGRect { rectValue }
  /// The insets; zero if it is another value.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

// Foundation on Linux keeps no structures in objects, but arrays of numbers.
extension NSValue {
  /// Creates an object of a transform of space.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: Self.sixteenNumbers)
  }

  /// The transform of space; the identity if it is another value.
  public var caTransform3DValue: CATransform3D {
    guard String(cString: objCType) == Self.sixteenNumbers else { return CATransform3DIdentity }
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }

  private static let sixteenNumbers = "[16d]"
}
