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
