internal import Foundation

/// Finds the accessibility elements of a tree, unordered.
@MainActor final class AccessibilityWalk {
  private let root: UIView
  /// The objects around the one that is looked at: a list of elements may name one of them again.
  private var path: Set<ObjectIdentifier> = []
  private var containerCount = 0
  /// Lists in lists may be endless; views are never deeper, as their layout would have failed.
  private static let depthLimit = 1000

  init(root: UIView) { self.root = root }

  func nodes(of object: UIResponder, from provider: AccessibleProvider? = nil) -> [AccessibleNode] {
    guard !object.accessibilityElementsHidden, !isUnseen(object),
      path.count < Self.depthLimit, path.insert(ObjectIdentifier(object)).inserted
    else { return [] }
    defer { path.remove(ObjectIdentifier(object)) }
    if object.isAccessibilityElement { return [.element(.object(object), provider)] }
    if let elements = object.containedElements {
      return [contained(elements, in: object, from: provider)]
    }
    guard let view = object as? UIView else { return [] }
    if let parts = view.accessibilityParts {
      let nodes = parts.enumerated().map { index, part in
        AccessibleNode.element(.part(part, of: view, index: index), provider)
      }
      return [.group(AccessibleGroup(nodes: nodes, isOrdered: true))]
    }
    return subnodes(of: view, from: provider)
  }

  /// What is not on the screen; a view without a size may have subviews that are.
  private func isUnseen(_ object: UIResponder) -> Bool {
    guard let view = object as? UIView else { return false }
    if view.isHidden || view.alpha <= 0 { return true }
    return view.frame.size == .zero
      && (view.clipsToBounds || view.isAccessibilityElement || view.accessibilityElements != nil)
  }

  private func contained(
    _ elements: [UIResponder], in object: UIResponder, from provider: AccessibleProvider?
  ) -> AccessibleNode {
    let inner = provider ?? object.placesContained
    var group = AccessibleGroup(nodes: [], isOrdered: true)
    group.container = container(of: object)
    group.nodes = elements.flatMap { nodes(of: $0, from: inner) }
    // Only a tab bar places the elements of its subviews.
    if case .superview = provider {
      group.frame = AccessibleSource.object(object).frame(in: root)
    }
    return .group(group)
  }

  private func subnodes(
    of view: UIView, from provider: AccessibleProvider?
  ) -> [AccessibleNode] {
    let container = container(of: view)
    let modal = view.storedSubviews.last(where: \.accessibilityViewIsModal)
    let inner = provider ?? view.placesSubviews
    let found = (modal.map { [$0] } ?? view.storedSubviews)
      .flatMap { nodes(of: $0, from: inner) }
    if view.mergesTexts, let merged = MergedCell.merging(found, of: view, in: root, provider) {
      return [merged]
    }
    guard view.shouldGroupAccessibilityChildren || container != nil else { return found }
    return [.group(AccessibleGroup(nodes: found, container: container))]
  }

  private func container(of object: UIResponder) -> AccessibleContainer? {
    guard let kind = object.containerKind else { return nil }
    containerCount += 1
    return AccessibleContainer(
      kind: kind, label: object.accessibilityLabel, value: object.accessibilityValue,
      identifier: object.accessibilityIdentifier, number: containerCount)
  }
}

extension UIResponder {
  /// More elements than any screen has: a count may be any number.
  private static let mostElements = 10_000

  /// The elements that the object lists; nil without a list.
  ///
  /// Anything except views and elements has no attributes.
  fileprivate var containedElements: [UIResponder]? {
    if let elements = accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
    let count = min(accessibilityElementCount(), Self.mostElements)
    guard count > 0 else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) as? UIResponder }
  }

  fileprivate var containerKind: AccessibleContainer.Kind? {
    if accessibilityTraits.contains(.tabBar) { return .tabBar }
    switch accessibilityContainerType {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable:
      let table = self as? any UIAccessibilityContainerDataTable
      return .table(
        rows: table?.accessibilityRowCount() ?? 0, columns: table?.accessibilityColumnCount() ?? 0)
    case .semanticGroup:
      let isNamed =
        accessibilityLabel != nil || accessibilityValue != nil || accessibilityIdentifier != nil
      return isNamed ? .group : nil
    case .none: return nil
    }
  }

  fileprivate var asTable: (any UIAccessibilityContainerDataTable)? {
    accessibilityContainerType == .dataTable ? self as? any UIAccessibilityContainerDataTable : nil
  }

  /// What knows the places of listed elements.
  fileprivate var placesContained: AccessibleProvider? {
    if let asTable { return .table(asTable) }
    let hasPlaces =
      accessibilityTraits.contains(.tabBar)
      || [.list, .landmark].contains(accessibilityContainerType)
    return hasPlaces ? .container(self) : nil
  }
}

extension UIView {
  /// What knows the places of the subviews' elements.
  fileprivate var placesSubviews: AccessibleProvider? {
    if let asTable { return .table(asTable) }
    return accessibilityTraits.contains(.tabBar) ? .superview(self) : nil
  }
}
