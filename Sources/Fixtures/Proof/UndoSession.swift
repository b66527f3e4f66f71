internal import Foundation
internal import LayoutChanges
internal import LayoutModel
internal import UIKit

/// Undoes changes of live views, and restores them in the opposite order.
@MainActor struct UndoSession {
  private let names: ViewNames
  /// The numbered views, then those put back.
  private var views: [UIView]
  private var reverts: [() -> Void] = []
  /// The constraints that were added and removed.
  private var exchanged: (added: [NSLayoutConstraint], removed: [NSLayoutConstraint]) = ([], [])

  init(views: [UIView], names: ViewNames) {
    self.views = views
    self.names = names
  }

  /// The app's constraints as they are now.
  var constraints: [LayoutConstraint] { values.installed.map(\.value) }

  /// Whether the app's code, which runs in a layout, left the constraints as they were undone.
  var isKept: Bool {
    exchanged.added.allSatisfy(\.isActive) && !exchanged.removed.contains(where: \.isActive)
  }

  private var values: ConstraintValues { ConstraintValues(views: views, names: names) }

  /// Restores the views.
  mutating func restore() {
    for revert in reverts.reversed() { revert() }
    reverts = []
  }

  /// Undoes a change; false if that is impossible.
  mutating func undo(_ change: LayoutUndo) -> Bool {
    switch change {
    case .property(let view, let name, let value):
      guard let revert = views[view].setDecidingProperty(name, to: value) else { return false }
      reverts.append(revert)
      return true
    case .constraint(let old, let new): return replace(new, by: old)
    case .addition(let view): return takeOut(views[view])
    case .removal(let removed): return putBack(removed)
    case .order(let view, let subviews): return order(views[view], subviews.map { views[$0] })
    case .rootSize: return false
    }
  }

  // MARK: Constraints

  private mutating func replace(_ new: LayoutConstraint?, by old: LayoutConstraint?) -> Bool {
    if let new {
      let installed = values.installed.first { $0.value.oriented.unplaced == new.oriented.unplaced }
      guard let constraint = installed?.constraint else { return false }
      deactivate([constraint])
    }
    return old.map { activate($0) } ?? true
  }

  private mutating func activate(_ value: LayoutConstraint) -> Bool {
    guard let constraint = values.constraint(of: value) else { return false }
    constraint.isActive = true
    exchanged.added.append(constraint)
    reverts.append { constraint.isActive = false }
    return true
  }

  private mutating func deactivate(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
    exchanged.removed += constraints
    reverts.append { NSLayoutConstraint.activate(constraints) }
  }

  // MARK: Structure

  /// Hides the view and unties it from the others.
  ///
  /// It remains a subview: the app's own updates may use it.
  private mutating func takeOut(_ view: UIView) -> Bool {
    let inner = Set(view.layoutOrder.map { ObjectIdentifier($0) })
    func isInside(_ item: AnyObject?) -> Bool? {
      let owner = (item as? UILayoutGuide)?.owningView ?? item as? UIView
      return owner.map { inner.contains(ObjectIdentifier($0)) }
    }
    let ties = values.installed.map(\.constraint).filter {
      let first = isInside($0.firstItem)
      return first != nil && isInside($0.secondItem).map { $0 != first } ?? false
    }
    deactivate(ties)
    let wasHidden = view.isHidden
    view.isHidden = true
    reverts.append { view.isHidden = wasHidden }
    return true
  }

  private mutating func putBack(_ removed: RemovedView) -> Bool {
    guard removed.number == views.count else { return false }
    let view = StandInView.make(for: removed.node)
    let superview = views[removed.superview]
    let next = removed.next.map { views[$0] }
    if let stack = superview as? UIStackView {
      let place = next.flatMap { stack.arrangedSubviews.firstIndex(of: $0) }
      stack.insertArrangedSubview(view, at: place ?? stack.arrangedSubviews.count)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = removed.constraints.isEmpty
      let place = next.flatMap { superview.storedSubviews.firstIndex(of: $0) }
      superview.insertSubview(view, at: place ?? superview.storedSubviews.count)
    }
    views.append(view)
    reverts.append { view.removeFromSuperview() }
    return removed.constraints.allSatisfy { activate($0) }
  }

  private mutating func order(_ view: UIView, _ subviews: [UIView]) -> Bool {
    guard Set(view.storedSubviews) == Set(subviews) else { return false }
    let present = view.storedSubviews
    let stack = view as? UIStackView
    let arranged = stack?.arrangedSubviews ?? []
    func set(_ order: [UIView], _ arranged: [UIView]) {
      for subview in order { view.bringSubviewToFront(subview) }
      for (place, subview) in arranged.enumerated() {
        stack?.insertArrangedSubview(subview, at: place)
      }
    }
    set(subviews, subviews.filter(arranged.contains))
    reverts.append { set(present, arranged) }
    return true
  }
}

/// A view that takes the place of one that only the reference has.
private enum StandInView {
  /// A view of the size, and with the attributes that a plain view or label has.
  @MainActor static func make(for node: LayoutNode) -> UIView {
    let view = node.className == "UILabel" ? UILabel(frame: node.frame) : UIView(frame: node.frame)
    if let text = node.text, view is UILabel {
      _ = view.setDecidingProperty("font", to: text.font)
      _ = view.setDecidingProperty("text", to: text.string)
    } else {
      let size = node.attributes["intrinsicSize"] ?? "\(node.frame.width) \(node.frame.height)"
      _ = view.setDecidingProperty("intrinsicSize", to: size)
    }
    for (name, value) in node.attributes.sorted(by: { $0.key < $1.key }) {
      // Colours and what other classes have do not change the size.
      _ = view.setDecidingProperty(name, to: value)
    }
    return view
  }
}
