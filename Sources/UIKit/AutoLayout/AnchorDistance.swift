internal import Foundation

/// The distance between two anchors, usable in constraints like a size.
@MainActor final class AnchorDistance: LayoutItem {
  let start: End
  let end: End
  var madeLifetime: Lifetime?

  /// One of the two anchors; the views hold the constraints, so these do not retain the views.
  @MainActor struct End {
    @LayoutItemReference var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
  }

  init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    self.start = End(item: start.item, attribute: start.attribute)
    self.end = End(item: end.item, attribute: end.attribute)
  }

  deinit { madeLifetime?.end() }

  /// The nearest common ancestor of both anchors; nil if they have none or an item no longer exists.
  var layoutView: UIView? {
    guard let first = start.item?.layoutView, let second = end.item?.layoutView else { return nil }
    return first.nearestCommonAncestor(second)
  }

  func refers(to item: AnyObject) -> Bool { start.item === item || end.item === item }

  func refers(intoTreeOf view: UIView) -> Bool {
    [start, end].contains { $0.item?.refers(intoTreeOf: view) == true }
  }
}
