internal import Foundation

extension UIStackView: RestatingView {
  /// The spacings, and the shares of a proportional stack, follow numbers of views.
  func restatedConstraints(
    under nudge: LayoutNudge
  ) -> [ObjectIdentifier: RestatedConstraint] {
    guard nudge.isSpacing(of: self) || distribution == .fillProportionally && hears(of: nudge)
    else { return [:] }
    var next = StackArrangement(of: self, under: nudge)
    next.build()
    guard next.constraints.count == arrangement.count else { return [:] }
    return Dictionary(
      zip(arrangement, next.constraints).map {
        (ObjectIdentifier($0), RestatedConstraint($1))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the stack hears of the change: contents of its views, and what the stacks among them hear of.
  private func hears(of nudge: LayoutNudge) -> Bool {
    nudge.isSpacing(of: self)
      || storedSubviews.contains { view in
        nudge.isContents(of: view) || (view as? UIStackView)?.hears(of: nudge) == true
      }
  }
}
