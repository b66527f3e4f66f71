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
  /// The paths of the views of ``viewNames``, where they are known.
  public internal(set) var viewPaths: [String]?
  /// The paths of the views of ``oldViewNames``, where they are known.
  public internal(set) var oldViewPaths: [String]?
  /// Of a constraint that is gone, whose own line no layout has: where the others of its views were made, each once.
  public internal(set) var otherOrigins: [String]?

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

  /// The same change with the places of its views' other constraints, if it is gone.
  ///
  /// A view around the main one has constraints from all over a cell.
  func withOrigins(
    of constraints: [LayoutConstraint], isAround: (Int, Int) -> Bool
  ) -> ConstraintChange {
    guard old != nil, new == nil else { return self }
    let own = [view] + [other].compactMap { $0 }.filter { !isAround($0, view) }
    let origins = constraints.filter {
      own.contains($0.first.view) || $0.second.map { own.contains($0.view) } ?? false
    }.compactMap(\.origin)
    var copy = self
    copy.otherOrigins = origins.isEmpty ? nil : Set(origins).sorted()
    return copy
  }

  /// The same change with the names of its views.
  func named(_ name: (Int) -> String, path: ((Int) -> String)? = nil) -> ConstraintChange {
    var copy = self
    func views(_ constraint: LayoutConstraint?) -> [Int] {
      [constraint?.first.view, constraint?.second?.view].compactMap { $0 }
    }
    func names(_ constraint: LayoutConstraint?) -> [String] { views(constraint).map(name) }
    copy.viewPaths = path.map { views(form).map($0) }
    if isReplacement { copy.oldViewPaths = path.map { views(old).map($0) } }
    copy.viewNames = names(form)
    if isReplacement { copy.oldViewNames = names(old) }
    return copy
  }
}
