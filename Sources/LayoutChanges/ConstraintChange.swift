public import LayoutModel

/// A constraint in only one of two layouts, in both with different forms, or replaced by one of another attribute.
///
/// Both forms refer to the new layout's views.
public struct ConstraintChange: Codable, Hashable, Sendable {
  /// Nil for an added constraint.
  public let old: LayoutConstraint?
  /// Nil for a removed constraint.
  public let new: LayoutConstraint?
  /// The names of the views that it relates, the one that it is about first.
  public internal(set) var viewNames: [String] = []
  /// The names of the views that a replaced constraint related; nil where both forms relate the same attributes.
  public internal(set) var oldViewNames: [String]?

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

  /// Whether the new constraint relates other attributes than the old one.
  private var isReplacement: Bool {
    guard let old, let new else { return false }
    return !old.hasAnchors(of: new)
  }

  /// The same change with the names of its views.
  func named(_ name: (Int) -> String) -> ConstraintChange {
    var copy = self
    func names(_ constraint: LayoutConstraint?) -> [String] {
      [constraint?.first.view, constraint?.second?.view].compactMap { $0 }.map(name)
    }
    copy.viewNames = names(form)
    if isReplacement { copy.oldViewNames = names(old) }
    return copy
  }
}
