internal import Foundation

/// An item of a constraint: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// Whether the item exists, for its references; made on first use, and ended when the item is deallocated.
  var madeLifetime: Lifetime? { get set }
  /// The view itself, or the view that owns the guide.
  var layoutView: UIView? { get }
  /// Returns whether the item is another item or measures it.
  func refers(to item: AnyObject) -> Bool
  /// Returns whether the item is a view or a descendant of it, or measures one.
  func refers(intoTreeOf view: UIView) -> Bool
  /// The margins that the margin attributes refer to; zero for guides.
  var attributeMargins: UIEdgeInsets { get }
  /// The distance from the top of the alignment rectangle to the first baseline, in points.
  var firstBaselineFromTop: Double { get }
  /// The distance from the last baseline to the bottom of the alignment rectangle, in points.
  var lastBaselineFromBottom: Double { get }
}

extension LayoutItem {
  func refers(to item: AnyObject) -> Bool { self === item }
  func refers(intoTreeOf view: UIView) -> Bool { layoutView?.isDescendant(of: view) == true }
  var attributeMargins: UIEdgeInsets { .zero }
  var firstBaselineFromTop: Double { 0 }
  var lastBaselineFromBottom: Double { 0 }
}
