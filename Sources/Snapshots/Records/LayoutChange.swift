/// One difference between two layouts, on one view.
public struct LayoutChange: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The kind of difference.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The view was added, with all its subviews.
    case added
    /// The view was removed, with all its subviews.
    case removed
    /// The view has a different origin in its superview, and the same size.
    case moved
    /// The view has a different size; the description also includes a changed number of lines.
    case resized
    /// The view's text changed.
    case text
    /// The text has a different font or size.
    case font
    /// The text has a different number of lines, the view the same size.
    case lines
    /// The text is newly truncated, or no longer.
    case truncation
    /// The text has a different colour.
    case color
    /// The view is newly hidden, or no longer.
    case hidden
    /// A constraint of the view changed.
    case constraint
    /// The view newly has a diagnostic, such as a broken constraint, or no longer.
    case diagnostic
    /// Another attribute of the view changed, such as its image or background colour.
    case attribute
    /// A size that layout computes from the view's contents is different.
    case measure
    /// The view has a different name or superview.
    case renamed

    /// Whether an author makes such a change; the others are mostly its consequences.
    public var isEdit: Bool {
      switch self {
      case .added, .removed, .text, .font, .color, .hidden, .constraint, .attribute: true
      case .moved, .resized, .lines, .truncation, .diagnostic, .measure, .renamed: false
      }
    }
  }

  /// The view path in the new layout, or in the old one for a removed view.
  public var view: String
  /// The kind of difference.
  public var kind: Kind
  /// The old value; nil for an added view.
  public var old: String?
  /// The new value; nil for a removed view.
  public var new: String?
  /// One sentence, such as `contentView/subtitleLabel: height 36 → 54 (3 lines, was 2)`.
  public var description: String
  /// The view path of the change that is proven to have caused this one; nil for others.
  public var cause: String?
  /// How many other views only moved or were resized because of this change.
  public var followers: Int

  /// Creates a change.
  public init(
    view: String, kind: Kind, old: String? = nil, new: String? = nil, description: String,
    cause: String? = nil, followers: Int = 0
  ) {
    self.view = view
    self.kind = kind
    self.old = old
    self.new = new
    self.description = description
    self.cause = cause
    self.followers = followers
  }
}
