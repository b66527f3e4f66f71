public import Foundation

/// What has coordinates of its own: a view or the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point to other coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from other coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to other coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from other coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// A view is also asked for by its own methods, which apps override, so that these are disfavoured.
extension UICoordinateSpace {
  /// The view; nil for the screen, whose coordinates are those around a root.
  private var view: UIView? { self as? UIView }

  /// Converts a point to other coordinates; views of one tree have them in common, others those of the screen.
  @_disfavoredOverload public func convert(
    _ point: CGPoint, to coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  /// Converts a point from other coordinates; views of one tree have them in common, others those of the screen.
  @_disfavoredOverload public func convert(
    _ point: CGPoint, from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle to other coordinates; views of one tree have them in common, others those of the screen.
  @_disfavoredOverload public func convert(
    _ rect: CGRect, to coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    let target = coordinateSpace as? UIView
    if let view { return view.convert(rect, to: target) }
    return target?.convert(rect, from: UIView?.none) ?? rect
  }

  /// Converts a rectangle from other coordinates; views of one tree have them in common, others those of the screen.
  @_disfavoredOverload public func convert(
    _ rect: CGRect, from coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
