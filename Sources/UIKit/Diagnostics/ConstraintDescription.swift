internal import Foundation
internal import NumberText

/// Prints constraints in the grammar of UIKit's console messages (iOS 10 and later).
///
/// The file and line where the constraint was created replace the address.
@MainActor struct ConstraintDescription {
  let items: ItemName

  init(names: ViewNames) { items = ItemName(names: names) }

  func describe(_ source: EquationSource, constant: Double) -> String {
    switch source {
    case .constraint(let constraint): describe(constraint)
    case .contentSize(let reference, let axis, _):
      describeContentSize(reference.item, axis, -constant)
    case .autoresizing(let reference, let part):
      describeSystem("NSAutoresizingMaskLayoutConstraint", nil, reference.item, part)
    case .encapsulated(let reference, let part):
      describeSystem(
        part.isSize ? "NSLayoutConstraint" : "NSAutoresizingMaskLayoutConstraint",
        "UIView-Encapsulated-Layout-\(part.encapsulatedName)", reference.item, part)
    case .fittingTarget(let reference, let axis):
      "<NSLayoutConstraint 'fittingSize\(axis == .horizontal ? "H" : "V")Target' "
        + "\(items.name(reference.item)).\(axis.lengthName) == \((-constant).shortDescription)"
        + "   (active)>"
    case .guide(let reference, let attribute):
      "<NSLayoutConstraint 'UIView-\(attribute.name)Margin-guide-constraint' "
        + "\(items.name(reference.item)).\(attribute.name)   (active)>"
    case .nonNegative(let reference, let axis):
      "<\(items.name(reference.item)).\(axis.lengthName) >= 0>"
    }
  }

  func describe(_ constraint: NSLayoutConstraint) -> String {
    let body = ConstraintBody(constraint, items: items)
    let name = constraint.identifier ?? items.names.propertyName(of: constraint)
    var text = "<NSLayoutConstraint\(constraint.origin.suffix) "
    if let name { text += "'\(name)' " }
    text += body.text
    if constraint.priority != .required {
      text += " priority:\(constraint.priority.rawValue.shortDescription)"
    }
    text += "   (\(constraint.isActive ? "active" : "inactive")"
    if let bar = body.bar { text += ", names: '|':\(bar) " }
    return text + ")>"
  }

  private func describeContentSize(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ length: Double
  ) -> String {
    let view = item as? UIView
    let hugging = view?.contentHuggingPriority(for: axis).rawValue ?? 0
    let resistance = view?.contentCompressionResistancePriority(for: axis).rawValue ?? 0
    return "<NSContentSizeLayoutConstraint \(items.name(item)).\(axis.lengthName) == "
      + "\(length.shortDescription) Hug:\(hugging.shortDescription) "
      + "CompressionResistance:\(resistance.shortDescription)   (active)>"
  }

  private func describeSystem(
    _ className: String, _ identifier: String?, _ item: any LayoutItem,
    _ part: EquationSource.AutoresizingPart
  ) -> String {
    let view = item as? UIView
    let flags = part.isSize && identifier != nil ? "" : (view.map { " \($0.maskFlags)" } ?? "")
    let name = identifier.map { " '\($0)'" } ?? ""
    let value = view.map { part.value(in: $0.plainFrame).shortDescription } ?? ""
    let bar = part.isSize ? nil : view?.superview.map { items.name($0) }
    return "<\(className)\(flags)\(name) \(items.name(item)).\(part.name) == \(value)   "
      + "(active\(bar.map { ", names: '|':\($0) " } ?? ""))>"
  }
}

extension NSLayoutConstraint.Axis {
  var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension EquationSource.AutoresizingPart {
  fileprivate var isSize: Bool { self == .width || self == .height }

  var name: String {
    switch self {
    case .minX: "minX"
    case .minY: "minY"
    case .width: "width"
    case .height: "height"
    }
  }

  fileprivate var encapsulatedName: String {
    switch self {
    case .minX: "Left"
    case .minY: "Top"
    case .width: "Width"
    case .height: "Height"
    }
  }

  func value(in frame: CGRect) -> CGFloat {
    switch self {
    case .minX: frame.minX
    case .minY: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }
}

extension UIView {
  /// The autoresizing mask as UIKit prints it: `&` for flexible, `-` for fixed.
  fileprivate var maskFlags: String {
    func flags(_ springs: AutoresizingSprings, isEmpty: Bool) -> String {
      [springs.isFlexibleBefore, springs.isFlexible, springs.isFlexibleAfter || isEmpty]
        .map { $0 ? "&" : "-" }.joined()
    }
    let isEmpty = autoresizingMask.isEmpty
    return "h=\(flags(horizontalSprings, isEmpty: isEmpty)) "
      + "v=\(flags(verticalSprings, isEmpty: isEmpty))"
  }
}
