internal import Foundation

/// An accessibility element, or a group of them that are read together.
@MainActor enum AccessibleNode {
  case element(AccessibleSource, AccessibleProvider?)
  case group(AccessibleGroup)

  /// The node without some elements.
  func without(_ removed: Set<AccessibleSource.ID>) -> AccessibleNode? {
    switch self {
    case .element(let source, _): return removed.contains(source.id) ? nil : self
    case .group(var group):
      group.nodes = group.nodes.compactMap { $0.without(removed) }
      return .group(group)
    }
  }
}

/// Elements that nothing else is read between.
struct AccessibleGroup {
  var nodes: [AccessibleNode]
  /// Whether the app has put them in order.
  var isOrdered = false
  /// What the group is ordered by among its neighbours; nil for the element that is read first.
  var frame: CGRect?
  var container: AccessibleContainer?
}

/// What knows the place of an element among others.
@MainActor enum AccessibleProvider {
  /// A view whose subviews have the elements.
  case superview(UIView)
  /// An object with a list of elements.
  case container(UIResponder)
  case table(any UIAccessibilityContainerDataTable)
}
