internal import Foundation

/// Constraints between views of a content view and the cell.
///
/// Such a cell looks right once it has a height, but a row's height comes from its content view, which is
/// unconstrained.
@MainActor struct StrayPins {
  let root: UIView
  let host: UIView
  let names: ViewNames

  /// The problem and the advice; nil if nothing bypasses the content view along the vertical axis.
  var message: String? {
    let pins = pins
    guard root !== host, let first = pins.first else { return nil }
    let ends = pins.map { "\(names.name(of: $0.view)).\($0.attribute)" }
    let (verb, object) = ends.count == 1 ? ("is", "it") : ("are", "them")
    return
      "\(ends.joined(separator: " and ")) \(verb) pinned to the cell, past its content view, and "
      + "only constraints to \(names.name(of: host)) give a row its height. Pin \(object) to "
      + "\(names.name(of: host)) (\(first.constraint.place))."
  }

  private struct Pin {
    let view: UIView
    let attribute: NSLayoutConstraint.Attribute
    let constraint: NSLayoutConstraint
  }

  private var pins: [Pin] {
    root.constraints.compactMap { constraint in
      pin(constraint, constraint.firstItem, constraint.firstAttribute, to: constraint.secondItem)
        ?? pin(
          constraint, constraint.secondItem, constraint.secondAttribute, to: constraint.firstItem)
    }
  }

  private func pin(
    _ constraint: NSLayoutConstraint, _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute,
    to other: AnyObject?
  ) -> Pin? {
    guard constraint.isActive, other === root, let view = item as? UIView, view !== host,
      view.isDescendant(of: host), attribute.isVerticalEdge
    else { return nil }
    return Pin(view: view, attribute: attribute, constraint: constraint)
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isVerticalEdge: Bool { self == .top || self == .bottom || self == .centerY }
}
