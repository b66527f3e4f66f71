internal import Foundation

/// Constraints that hold views of a content view to the cell around it.
///
/// Such a cell looks right once it has a height, but a row is as high as its content view asks for,
/// and that is not held by anything.
@MainActor struct StrayPins {
  let root: UIView
  let host: UIView
  let names: ViewNames

  /// What is wrong and what to do; nil if nothing is pinned past the content view along the vertical
  /// axis.
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
