import LayoutChanges
import LayoutModel

/// A constraint of a change, whose numbers are those of `NSLayoutConstraint`, not the distances that sentences have.
struct ChangedConstraint: Encodable, Hashable, Sendable {
  /// What it relates.
  struct Anchor: Encodable, Hashable, Sendable {
    /// The view path.
    let view: String
    /// The guide of the view, such as the margins; nil for the view's own edges.
    let guide: String?
    let attribute: String
  }

  let first: Anchor
  let relation: LayoutConstraint.Relation
  let second: Anchor?
  let multiplier: Double
  let constant: Double
  let priority: Double
  /// The name of the file and the line, such as `SongCell.xib:50`.
  let origin: String?

  private init?(_ constraint: LayoutConstraint?, _ paths: [String]?) {
    guard let constraint, let paths, let path = paths.first else { return nil }
    first = Anchor(constraint.first, path)
    second = constraint.second.flatMap { anchor in
      paths.dropFirst().first.map { Anchor(anchor, $0) }
    }
    relation = constraint.relation
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
    origin = constraint.origin
  }

  /// Both forms of a changed constraint; nil for another fact, and for the form that a layout does not have.
  static func both(of fact: ViewChange.Fact) -> (old: ChangedConstraint?, new: ChangedConstraint?) {
    guard case .constraint(let change) = fact else { return (nil, nil) }
    return (
      ChangedConstraint(change.old, change.oldViewPaths ?? change.viewPaths),
      ChangedConstraint(change.new, change.viewPaths)
    )
  }
}

extension ChangedConstraint.Anchor {
  fileprivate init(_ anchor: LayoutConstraint.Anchor, _ path: String) {
    (view, guide, attribute) = (path, anchor.guide, anchor.attribute)
  }
}
