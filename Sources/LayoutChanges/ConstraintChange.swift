public import LayoutModel

/// A constraint in only one of two layouts, or in both with different forms.
///
/// Both forms refer to the new layout's views and have the same attributes on the same sides.
public struct ConstraintChange: Codable, Hashable, Sendable {
  /// Nil for an added constraint.
  public let old: LayoutConstraint?
  /// Nil for a removed constraint.
  public let new: LayoutConstraint?
  /// The names of the views that it relates, the one that it is about first.
  public internal(set) var viewNames: [String] = []

  init(old: LayoutConstraint?, new: LayoutConstraint?) {
    self.old = old
    self.new = new
  }

  /// The form that identifies the constraint.
  package var form: LayoutConstraint? { new ?? old }

  /// The constraint's main view: the inner or later one of two.
  var view: Int { form?.first.view ?? 0 }

  /// The other view; nil for a size.
  var other: Int? { form?.second?.view }

  /// The same change with the names of its views.
  func named(_ name: (Int) -> String) -> ConstraintChange {
    var copy = self
    copy.viewNames = [form?.first.view, form?.second?.view].compactMap { $0 }.map(name)
    return copy
  }
}
