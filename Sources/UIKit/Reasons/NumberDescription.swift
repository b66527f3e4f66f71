internal import ConstraintSolver
internal import Foundation
internal import LayoutModel

/// Describes the numbers of a layout as values.
@MainActor struct NumberDescription {
  private let context: ReasonContext
  private let engine: LayoutEngine
  private let names: ReasonNames
  private let equations: PlainEquation

  init(_ context: ReasonContext, _ engine: LayoutEngine) {
    self.context = context
    self.engine = engine
    names = ReasonNames(context.names, in: engine)
    equations = PlainEquation(names: names)
  }

  func describe(_ number: DecidingNumber) -> LayoutNumber {
    switch number.owner {
    case .equation(let equation): describe(equation)
    case .contents(let view, let axis): describeContents(of: view, axis)
    case .margin(let view, let side): describeMargin(of: view, side)
    }
  }

  func describe(_ equation: Equation) -> LayoutNumber {
    switch equation.source {
    case .constraint(let constraint): describe(constraint, equation)
    case .contentSize(let reference, let axis, _):
      describeContents(of: reference.item as? UIView ?? engine.host, axis)
    case .autoresizing(let reference, let part):
      describe(.frame, reference.item, part, amount: -equation.expression.constant)
    case .encapsulated(let reference, let part):
      describe(.container, reference.item, part, amount: -equation.expression.constant)
    case .fittingTarget(let reference, let axis):
      LayoutNumber(
        .container, of: name(reference.item), axis.lengthName,
        value: -equation.expression.constant)
    case .guide(let reference, let side): describeGuide(reference.item, side, equation)
    case .nonNegative(let reference, let axis):
      LayoutNumber(.nonNegative, of: name(reference.item), axis.lengthName, value: 0)
    }
  }

  // MARK: Constraints

  private func describe(_ constraint: NSLayoutConstraint, _ equation: Equation) -> LayoutNumber {
    let holder = constraint.installingView ?? engine.host
    let isKept = context.isKept(constraint)
    let stack = constraint.isSystem ? holder.stackAround : nil
    var number = LayoutNumber(
      isKept ? .kept : stack == nil ? .constraint : .stack,
      of: names.name(of: stack ?? holder), constraint.firstAttribute.name,
      value: constraint.effectiveConstant)
    if constraint.hasBaseline { number.amount = -equation.expression.constant }
    number.equation = equations.text(constraint)
    number.priority = Double(constraint.priority.rawValue)
    number.rule = isKept ? "canvas-rests" : nil
    if !constraint.isSystem, !isKept {
      number.origin = constraint.origin.description
      number.id = constraint.origin.id
    }
    if stack != nil, let role = constraint.identifier.flatMap(StackConstraintRole.init) {
      number.attribute = role.rawValue
      number.rule = role.rule
    }
    return number
  }

  // MARK: What views have

  private func describeContents(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutNumber {
    let insets = view.alignmentRectInsets
    let length = engine.contentSize(of: view).length(axis)
    let inset = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    var number = LayoutNumber(
      .contents, of: name(view), axis.lengthName, value: Double(length - inset))
    number.contentPriorities = LayoutNumber.ContentPriorities(
      hugging: Double(view.contentHuggingPriority(for: axis).rawValue),
      compressionResistance: Double(
        view.contentCompressionResistancePriority(for: axis).rawValue))
    number.text = context.text(view)
    number.id = view.nibOrigin?.id
    if axis == .horizontal, view.wrapsLayoutContent, length < view.layoutContentSize.width {
      number.rule = "wrapped-width"
    }
    return number
  }

  private func describeMargin(
    of view: UIView, _ side: NSLayoutConstraint.Attribute
  ) -> LayoutNumber {
    var number = LayoutNumber(
      .margin, of: name(view), side.name, value: view.layoutMargins.length(side))
    number.id = view.nibOrigin?.id
    number.rule = context.marginRule(view) ?? view.marginRule(side)
    return number
  }

  private func describeGuide(
    _ guide: any LayoutItem, _ side: NSLayoutConstraint.Attribute, _ equation: Equation
  ) -> LayoutNumber {
    let isFar = side == .right || side == .bottom
    let constant = equation.expression.constant
    return LayoutNumber(
      .guide, of: name(guide), side.name, value: isFar ? constant : -constant)
  }

  private func describe(
    _ kind: LayoutNumber.Kind, _ item: any LayoutItem, _ part: EquationSource.AutoresizingPart,
    amount: Double
  ) -> LayoutNumber {
    let view = item as? UIView
    var number = LayoutNumber(
      kind, of: name(item), part.side,
      value: Double(view.map { part.value(in: $0.plainFrame) } ?? 0))
    number.amount = amount
    number.id = view?.nibOrigin?.id
    return number
  }

  private func name(_ item: any LayoutItem) -> String { equations.name(item) }
}

extension UIView {
  /// The view, or the one around it, that is a stack view.
  fileprivate var stackAround: UIView? {
    [self, storedSuperview].compactMap { $0 }.first { $0 is UIStackView }
  }

  /// The rule that a margin of the view follows: that of a row's content, as long as nobody sets its margins.
  fileprivate func marginRule(_ side: NSLayoutConstraint.Attribute) -> String? {
    guard ownLayoutMargins == nil, storedSuperview is UITableViewCell,
      storedSuperview?.contentViewMargins != nil
    else { return nil }
    return side == .top || side == .bottom ? "cell-margin" : "row-margins"
  }
}

extension EquationSource.AutoresizingPart {
  fileprivate var side: String {
    switch self {
    case .minX: "x"
    case .minY: "y"
    case .width, .height: name
    }
  }
}

extension UIEdgeInsets {
  fileprivate func length(_ side: NSLayoutConstraint.Attribute) -> Double {
    switch side {
    case .left: left
    case .right: right
    case .top: top
    default: bottom
    }
  }
}

extension StackConstraintRole {
  /// The fitted rule that decides the number.
  fileprivate var rule: String? {
    switch self {
    case .fillProportionally: "stack-proportions"
    case .hiding: "stack-hidden-size"
    case .textWidthDisambiguation: "stack-text-widths"
    default: nil
    }
  }
}
