public import LayoutModel

/// The constraints of two compared layouts.
public struct ConstraintLists: Hashable, Sendable {
  /// The reference's constraints; empty if its file contains none.
  public var old: [LayoutConstraint]
  /// The actual layout's constraints.
  public var new: [LayoutConstraint]

  /// Creates the lists.
  public init(old: [LayoutConstraint] = [], new: [LayoutConstraint] = []) {
    self.old = old
    self.new = new
  }

  /// Whether there is anything to compare: files of earlier versions contain no constraints.
  var areKnown: Bool { !old.isEmpty && !new.isEmpty }
}
