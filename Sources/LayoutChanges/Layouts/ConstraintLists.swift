public import LayoutModel

/// The constraints of two layouts that are compared.
public struct ConstraintLists: Hashable, Sendable {
  /// Those of the reference; none if its file holds none.
  public var old: [LayoutConstraint]
  /// Those of the layout that was just made.
  public var new: [LayoutConstraint]

  /// Creates the lists.
  public init(old: [LayoutConstraint] = [], new: [LayoutConstraint] = []) {
    self.old = old
    self.new = new
  }

  /// Whether there is something to compare: files of earlier versions hold no constraints.
  var areKnown: Bool { !old.isEmpty && !new.isEmpty }
}
