public import LayoutModel

/// A constraint that only one of two layouts has, or that both have in different forms.
///
/// Both forms speak of the new layout's views and have the same attributes on the same sides.
public struct ConstraintChange: Hashable, Sendable {
  /// Nil for a constraint that is new.
  public let old: LayoutConstraint?
  /// Nil for a constraint that is gone.
  public let new: LayoutConstraint?
  /// The names of the views that it relates, the one that it is about first.
  public internal(set) var viewNames: [String] = []

  init(old: LayoutConstraint?, new: LayoutConstraint?) {
    self.old = old
    self.new = new
  }

  /// The form that says what the constraint is about.
  package var form: LayoutConstraint? { new ?? old }

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

  /// The same change with the names of its views.
  func named(_ name: (Int) -> String) -> ConstraintChange {
    var copy = self
    copy.viewNames = [form?.first.view, form?.second?.view].compactMap { $0 }.map(name)
    return copy
  }
}
