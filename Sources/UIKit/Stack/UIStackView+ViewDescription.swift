internal import InterfaceBuilder

extension ViewDescription {
  static let stackView = ViewDescription(
    UIStackView.self, "stack view", hasContentSize: false,
    properties: [
      ViewProperty("spacing", \UIStackView.spacing),
      ViewProperty("axis", choice: \UIStackView.axis),
      ViewProperty("distribution", choice: \UIStackView.distribution),
      ViewProperty("alignment", choice: \UIStackView.alignment),
      ViewProperty(
        "layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
      ViewProperty("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    ]
  ) { model, view, _ in
    guard let stack = model.stack else { return }
    view.axis = stack.axis == .vertical ? .vertical : .horizontal
    view.distribution = UIStackView.Distribution(stack.distribution)
    view.alignment = UIStackView.Alignment(stack.alignment)
    view.spacing =
      stack.usesStandardSpacing
      ? UIStackView.spacingUseSystem : min(max(stack.spacing, -100_000), 100_000)
    view.isBaselineRelativeArrangement = stack.isBaselineRelative
    // Interface Builder stores a stack's margins only if they are in effect.
    view.isLayoutMarginsRelativeArrangement = model.layoutMargins != nil
  }
}
