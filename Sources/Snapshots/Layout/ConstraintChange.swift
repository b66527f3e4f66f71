internal import LayoutModel
import NumberText

/// A constraint that only one of two layouts has, or that both have in different forms.
///
/// Both forms speak of the new layout's views and have the same attributes on the same sides.
struct ConstraintChange {
  /// Nil for a constraint that is new.
  let old: LayoutConstraint?
  /// Nil for a constraint that is gone.
  let new: LayoutConstraint?

  /// The form that says what the constraint is about.
  var form: LayoutConstraint? { new ?? old }

  /// The view that the constraint is about: the inner or later one of two.
  var view: Int { form?.first.view ?? 0 }

  /// The other view; nil for a size.
  var other: Int? { form?.second?.view }

  /// Whether nothing but the constant differs.
  var isOfConstantOnly: Bool {
    guard let old, let new else { return false }
    return old.relation == new.relation && old.multiplier == new.multiplier
      && old.priority == new.priority
  }
}

extension ConstraintChange {
  /// Says what changed, such as `artistLabel.bottom to contentView.bottom: 11 → 30 (SongCell.xib:50)`,
  /// with the names of the new layout's views.
  func words(names: (Int) -> String) -> String {
    guard let form else { return "" }
    let anchors = [form.first, form.second].compactMap { $0 }.map { anchor in
      "\(names(anchor.view)).\(anchor.guide.map { "\($0)." } ?? "")\(anchor.attribute)"
    }
    let place = new?.origin.map { " (\($0))" } ?? ""
    return "\(anchors.joined(separator: " to "))\(difference)\(place)"
  }

  /// The old value; nil for a constraint that is new.
  var oldValue: String? { old.map { $0.distance } }
  /// The new value; nil for a constraint that is gone.
  var newValue: String? { new.map { $0.distance } }

  private var difference: String {
    guard let old else { return " (\(newValue ?? "")) is new" }
    guard let new else { return " (\(old.distance)) is gone" }
    var facts: [String] = []
    if old.distance != new.distance { facts.append("\(old.distance) → \(new.distance)") }
    if old.multiplier != new.multiplier {
      facts.append("multiplier \(old.multiplier.pointText) → \(new.multiplier.pointText)")
    }
    if old.priority != new.priority {
      facts.append("priority \(old.priority.pointText) → \(new.priority.pointText)")
    }
    return ": " + facts.joined(separator: ", ")
  }
}

extension LayoutConstraint {
  /// The constant as people count it: a margin inside of a superview, or a gap between neighbours, is
  /// positive whichever edge it is at.
  fileprivate var distance: String {
    let isAtEnd = second != nil && multiplier == 1 && first.isAtEnd
    let value = isAtEnd ? -constant + 0 : constant
    switch isAtEnd ? relation.turned : relation {
    case .lessThanOrEqual: return "≤ \(value.pointText)"
    case .equal: return value.pointText
    case .greaterThanOrEqual: return "≥ \(value.pointText)"
    }
  }
}

extension LayoutConstraint.Anchor {
  fileprivate var isAtEnd: Bool {
    ["bottom", "trailing", "right"].contains { attribute.hasPrefix($0) }
  }
}
