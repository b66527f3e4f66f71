public import Foundation

/// The height of bars above or below a controller's view, before there was the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// The height in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height in points.
  public var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// The area of the root view that is covered by bars at the top.
  public var topLayoutGuide: any UILayoutSupport {
    let guide = barGuides.top ?? view.makeBarGuide(isBottom: false)
    barGuides.top = guide
    return guide
  }

  /// The area of the root view that is covered by bars at the bottom.
  public var bottomLayoutGuide: any UILayoutSupport {
    let guide = barGuides.bottom ?? view.makeBarGuide(isBottom: true)
    barGuides.bottom = guide
    return guide
  }
}
