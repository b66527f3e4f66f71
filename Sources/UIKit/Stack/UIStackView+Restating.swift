internal import Foundation

extension UIStackView: RestatingView {
  /// The spacings, and the shares of a proportional stack, follow numbers of views.
  func restatedConstraints(
    under nudge: LayoutNudge
  ) -> [ObjectIdentifier: RestatedConstraint] {
    guard distribution == .fillProportionally || nudge.isSpacing(of: self) else { return [:] }
    var next = StackArrangement(of: self, under: nudge)
    next.build()
    guard next.constraints.count == arrangement.count else { return [:] }
    return Dictionary(
      zip(arrangement, next.constraints).map {
        (ObjectIdentifier($0), RestatedConstraint($1))
      }, uniquingKeysWith: { first, _ in first })
  }
}
