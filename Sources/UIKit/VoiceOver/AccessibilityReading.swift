internal import Foundation

/// The accessibility elements of a view and its subviews, in the order in which VoiceOver moves through them.
@MainActor package struct AccessibilityReading {
  /// An element with the views that it stands for.
  package struct Item {
    package var element: AccessibleElement
    /// The view that provides it; nil for an object that is not a view.
    package let view: UIView?
    /// The texts and switches that it says in their place.
    package let merged: [UIView]
    /// Controls inside of it, which VoiceOver does not reach.
    package let unreachable: [UIView]
  }

  package let items: [Item]

  /// Reads a laid-out tree; rectangles and points are in the root's coordinates.
  package init(of root: UIView) {
    let walk = AccessibilityWalk(root: root)
    let places = AccessiblePlaces(root: root)
    items = VoiceOverOrder(root: root).sources(of: walk.nodes(of: root)).map { found in
      var element = found.source.element(in: root)
      element.place = places.place(of: found.source, from: found.provider) ?? element.place
      element.containers = found.containers
      return Item(found.source, element)
    }
  }
}

extension AccessibilityReading.Item {
  @MainActor fileprivate init(_ source: AccessibleSource, _ element: AccessibleElement) {
    self.element = element
    view = source.object as? UIView
    switch source {
    case .cell(let cell):
      merged = cell.parts
      unreachable = []
    case .part: (merged, unreachable) = ([], [])
    case .object(let object):
      merged = []
      unreachable = (object as? UIView)?.seenDescendants.filter(\.isUsableControl) ?? []
    }
  }
}

extension UIView {
  /// The views below this one that can be seen.
  fileprivate var seenDescendants: [UIView] {
    storedSubviews.filter(\.isSeen).flatMap { [$0] + $0.seenDescendants }
  }

  fileprivate var isUsableControl: Bool {
    self is UIControl && takesTouches
      && (isAccessibilityElement || accessibilityParts?.isEmpty == false)
  }
}
