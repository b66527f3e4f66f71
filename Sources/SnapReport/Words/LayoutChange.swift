public import LayoutChanges
public import SnapshotRecords

/// One difference between two layouts, on one view, in words.
public struct LayoutChange: Encodable, Hashable, Sendable, CustomStringConvertible {
  /// The view path in the new layout, or in the old one for a removed view.
  public let view: String
  public let kind: ViewChange.Kind
  /// The name of a changed attribute of the view or of its text; nil for what has a kind of its own.
  public let property: String?
  /// The old value; nil for an added view.
  public let old: String?
  /// The new value; nil for a removed view.
  public let new: String?
  /// One sentence, such as `contentView/subtitleLabel: height 36 → 54 (3 lines, was 2)`.
  public let description: String
  /// The view path of the change that is proven to have caused this one; nil for others.
  public let cause: String?
  /// How many other views only moved or were resized because of this change.
  public let followers: Int
  /// The changed constraint as it was; nil for another change, or a new constraint.
  let oldConstraint: ChangedConstraint?
  /// The changed constraint as it is; nil for another change, or a constraint that is gone.
  let newConstraint: ChangedConstraint?

  /// Describes a change in words.
  public init(_ change: ViewChange) {
    let words = FactWords(change.fact, of: change.view)
    view = change.view
    kind = change.kind
    old = words.old
    new = words.new
    description = "\(change.view)\(change.fact.excerptWords): \(words.sentence)"
    cause = change.cause
    followers = change.followers
    property = change.fact.property
    (oldConstraint, newConstraint) = ChangedConstraint.both(of: change.fact)
  }

  /// The change, and the number of followers.
  package var sentence: String {
    guard followers > 0 else { return description }
    return description + "; \(followers) other \(followers == 1 ? "view follows" : "views follow")"
  }
}

extension ViewChange.Fact {
  fileprivate var property: String? {
    switch self {
    case .attribute(let name, _, _), .textAttribute(_, let name, _, _): name
    default: nil
    }
  }

  /// The stretch of a text that changed, behind the view's name; empty for others.
  fileprivate var excerptWords: String {
    if case .textAttribute(let excerpt, _, _, _) = self { " “\(excerpt.inOneLine)”" } else { "" }
  }
}

extension SnapshotResult {
  /// The changes between the two layouts in words, causes before effects.
  public var describedChanges: [LayoutChange] { layoutChanges.map { LayoutChange($0) } }
}
