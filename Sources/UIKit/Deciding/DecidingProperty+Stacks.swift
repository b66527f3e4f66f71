internal import Foundation

extension DecidingProperty {
  static let stacks = [
    DecidingProperty("axis", choice: \UIStackView.axis, default: .horizontal),
    DecidingProperty("spacing", \UIStackView.spacing, default: 0),
    DecidingProperty("alignment", choice: \UIStackView.alignment, default: .fill),
    DecidingProperty("distribution", choice: \UIStackView.distribution, default: .fill),
    DecidingProperty(
      "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement,
      default: false),
    DecidingProperty(
      "isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement, default: false),
    DecidingProperty("orderOfArrangedSubviews", of: UIStackView.self) {
      $0.arrangementText
    } write: {
      stack, text in
      let views = text.map { stack.views(inOrder: $0) } ?? stack.storedSubviews
      guard let views else { return nil }
      let present = stack.arrangedSubviews
      stack.arrange(views)
      return { stack.arrange(present) }
    },
    // A view has the distance to the next one, so that a change names the view.
    DecidingProperty("customSpacing", of: UIView.self) { view in
      guard let stack = view.superview as? UIStackView else { return nil }
      return stack.customSpacings[ObjectIdentifier(view)]?.decidingText
    } write: { view, text in
      guard let stack = view.superview as? UIStackView else { return nil }
      let present = stack.customSpacing(after: view)
      let spacing = text.flatMap(CGFloat.init(decidingText:)) ?? UIStackView.spacingUseDefault
      stack.setCustomSpacing(spacing, after: view)
      return { stack.setCustomSpacing(present, after: view) }
    },
  ]
}

extension UIStackView {
  /// The places of the arranged views among the subviews; nil if they are the subviews.
  fileprivate var arrangementText: String? {
    guard arrangedSubviews != storedSubviews else { return nil }
    return arrangedSubviews.compactMap { storedSubviews.firstIndex(of: $0) }.map { "\($0)" }
      .joined(separator: " ")
  }

  /// The views at places among the subviews; nil if there are not as many.
  fileprivate func views(inOrder text: String) -> [UIView]? {
    let places = text.split(separator: " ").compactMap { Int($0) }
    guard places.allSatisfy(storedSubviews.indices.contains), Set(places).count == places.count
    else {
      return nil
    }
    return places.map { storedSubviews[$0] }
  }

  /// Arranges subviews in an order, with their own distances.
  fileprivate func arrange(_ views: [UIView]) {
    arrangedSubviews = views
    setNeedsArrangement()
  }
}
