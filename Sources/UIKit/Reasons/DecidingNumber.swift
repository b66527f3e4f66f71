/// A number of a layout that can be changed, with what has it.
struct DecidingNumber {
  let number: LayoutNudge.Number
  let owner: Owner

  enum Owner {
    case equation(Equation)
    case contents(UIView, NSLayoutConstraint.Axis)
    case margin(UIView, NSLayoutConstraint.Attribute)
  }
}

extension Equation {
  /// The numbers that the equation is made of.
  @MainActor var numbers: [DecidingNumber] {
    let constant = DecidingNumber(number: .constant(source.key), owner: .equation(self))
    switch source {
    case .constraint(let constraint):
      let own = constraint.spacing.map { DecidingNumber(number: $0, owner: .equation(self)) }
      return [own ?? constant] + constraint.margins.map(\.number)
    case .contentSize(let reference, let axis, _):
      guard let view = reference.item as? UIView else { return [] }
      return [
        DecidingNumber(
          number: .contents(ObjectIdentifier(view), axis), owner: .contents(view, axis))
      ]
    case .guide(let reference, let side):
      guard let view = reference.item.layoutView else { return [constant] }
      let margin = Margin(view: view, side: side).number
      switch reference.item {
      case is LayoutMarginsGuide: return [margin]
      case is ReadableContentGuide: return [constant, margin]
      default: return [constant]
      }
    case .encapsulated(_, .width):
      return [DecidingNumber(number: .container(.horizontal), owner: .equation(self))]
    case .encapsulated(_, .height):
      return [DecidingNumber(number: .container(.vertical), owner: .equation(self))]
    case .autoresizing, .encapsulated, .nonNegative: return [constant]
    // A layout of given size has none.
    case .fittingTarget: return []
    }
  }
}

/// A margin of a view.
private struct Margin {
  let view: UIView
  /// Left, right, top or bottom.
  let side: NSLayoutConstraint.Attribute

  var number: DecidingNumber {
    DecidingNumber(
      number: .margin(ObjectIdentifier(view), side), owner: .margin(view, side))
  }
}

extension NSLayoutConstraint {
  /// The distance of a stack that the constraint keeps.
  fileprivate var spacing: LayoutNudge.Number? {
    guard isSystem, identifier == StackConstraintRole.spacing.rawValue,
      let stack = installingView as? UIStackView, let view = second as? UIView
    else { return nil }
    return .spacing(ObjectIdentifier(stack), after: ObjectIdentifier(view))
  }

  /// The margins of views that the attributes name.
  fileprivate var margins: [Margin] {
    let isRightToLeft = installingView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return [(first, firstAttribute), (second, secondAttribute)].flatMap { item, attribute in
      guard let view = item as? UIView else { return [Margin]() }
      return attribute.marginSides(isRightToLeft: isRightToLeft).map {
        Margin(view: view, side: $0)
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func marginSides(isRightToLeft: Bool) -> [Self] {
    switch self {
    case .leftMargin: [.left]
    case .rightMargin: [.right]
    case .leadingMargin: [isRightToLeft ? .right : .left]
    case .trailingMargin: [isRightToLeft ? .left : .right]
    case .topMargin: [.top]
    case .bottomMargin: [.bottom]
    case .centerXWithinMargins: [.left, .right]
    case .centerYWithinMargins: [.top, .bottom]
    default: []
    }
  }
}
