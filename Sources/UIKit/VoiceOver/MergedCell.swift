internal import Foundation

/// A row whose texts are one accessibility element, with the switch beside them.
@MainActor struct MergedCell {
  let view: UIView
  let texts: [UILabel]
  let toggle: UISwitch?

  /// The views that the element says in their place.
  var parts: [UIView] { texts + [toggle].compactMap(\.self) }

  /// Returns a node for a row with its texts as one element; nil if it has nothing to say.
  ///
  /// Controls in the row, and pictures that are elements, follow it. A control that removes the row comes before it.
  static func merging(
    _ nodes: [AccessibleNode], of view: UIView, in root: UIView, _ provider: AccessibleProvider?
  ) -> AccessibleNode? {
    let found = VoiceOverOrder(root: root).sources(of: nodes).map(\.source)
    let texts = found.compactMap(\.plainLabel)
    let toggle = (view as? UITableViewCell)?.mergedSwitch
    let cell = MergedCell(view: view, texts: texts, toggle: toggle)
    guard cell.label?.isEmpty == false || toggle != nil else { return nil }
    let merged = Set(cell.parts.map { AccessibleSource.object($0).id })
    let others = nodes.compactMap { $0.without(merged) }
    let isBefore: (AccessibleNode) -> Bool = { $0.isEditingControl }
    return .group(
      AccessibleGroup(
        nodes: others.filter(isBefore) + [.element(.cell(cell), provider)]
          + [.group(AccessibleGroup(nodes: others.filter { !isBefore($0) }))],
        isOrdered: true, frame: AccessibleSource.object(view).frame(in: root)))
  }

  private var label: String? {
    if let label = view.accessibilityLabel { return label }
    return texts.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Adds what the parts of the row say to what the row says itself.
  func describe(_ element: inout AccessibleElement, in root: UIView) {
    element.label = label
    if view.isChosenRow { element.traits.insert(.selected) }
    if !view.isUserInteractionEnabled { element.traits.insert(.notEnabled) }
    guard let toggle else { return }
    let part = AccessibleSource.object(toggle).element(in: root)
    element.label = element.label?.isEmpty == false ? element.label : part.label
    element.value = element.value ?? part.value
    element.hint = element.hint ?? part.hint
    element.traits.formUnion(part.traits)
    element.activationPoint = part.activationPoint
    element.hasUsualActivationPoint = false
  }
}

extension AccessibleSource {
  /// The label that is nothing but a text.
  @MainActor fileprivate var plainLabel: UILabel? {
    guard case .object(let object) = self, let label = object as? UILabel,
      label.accessibilityTraits.subtracting([.staticText, .notEnabled, .updatesFrequently]) == [],
      label.accessibilityCustomActions?.isEmpty ?? true
    else { return nil }
    return label
  }
}

extension AccessibleNode {
  @MainActor fileprivate var isEditingControl: Bool {
    guard case .element(let source, _) = self else { return false }
    return source.object is EditingControl
  }
}

extension UIView {
  /// Whether the view's texts are one element, unless the app says otherwise.
  var mergesTexts: Bool {
    ownIsAccessibilityElement == nil
      && (self is UITableViewCell || self is UICollectionViewListCell
        || self is UITableViewHeaderFooterView)
  }

  fileprivate var isChosenRow: Bool {
    if let cell = self as? UITableViewCell {
      let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
      let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
      return cell.isSelected || type == .checkmark && view == nil
    }
    guard let cell = self as? UICollectionViewListCell else { return false }
    return cell.isSelected
      || cell.storedSubviews.contains { ($0 as? AccessoryView)?.type == .checkmark }
  }
}

extension UITableViewCell {
  /// The switch that is the row's accessory, without a label of its own.
  fileprivate var mergedSwitch: UISwitch? {
    let view = (isEditing ? editingAccessoryView : accessoryView) as? UISwitch
    return view.flatMap { $0.isSeen && $0.accessibilityLabel == nil ? $0 : nil }
  }
}
