internal import Snapshots
internal import UIKit

extension LayoutConstraint {
  init(_ constraint: StatedConstraint) {
    self.init(
      first: Anchor(constraint.first), relation: Relation(slack: constraint.slack),
      second: constraint.second.map(Anchor.init), multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority, origin: constraint.origin)
  }
}

extension LayoutConstraint.Anchor {
  fileprivate init(_ anchor: StatedConstraint.Anchor) {
    self.init(view: anchor.view, guide: anchor.guide, attribute: anchor.attribute)
  }
}

extension LayoutConstraint.Relation {
  fileprivate init(slack: Int) {
    self = slack == 0 ? .equal : slack > 0 ? .greaterThanOrEqual : .lessThanOrEqual
  }
}
