/// One difference between two layouts, on one view.
public struct LayoutChange: Codable, Hashable, Sendable, CustomStringConvertible {
  /// What sort of difference it is.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The view is new, with all that is in it.
    case added
    /// The view is gone, with all that was in it.
    case removed
    /// The view has another origin in its superview, and the same size.
    case moved
    /// The view has another size; the description also names a changed number of lines.
    case resized
    /// The view shows other characters.
    case text
    /// The text is set in another font or size.
    case font
    /// The text takes another number of lines at the same size of the view.
    case lines
    /// The text is now cut off, or no longer.
    case truncation
    /// The text has another colour.
    case color
    /// The view is now hidden, or no longer.
    case hidden
    /// A constraint of the view is now broken, in conflict or missing, or no longer.
    case constraint
    /// A further fact of the view changed, such as its image or background colour.
    case attribute
    /// The view has another name, or stands in another superview.
    case renamed
  }

  /// The view path in the new layout, or in the old one for a view that is gone.
  public var view: String
  /// What sort of difference it is.
  public var kind: Kind
  /// The old value; nil for an added view.
  public var old: String?
  /// The new value; nil for a removed view.
  public var new: String?
  /// One sentence, such as `contentView/subtitleLabel: height 36 → 54 (3 lines, was 2)`.
  public var description: String
  /// The view path of the change that brought this one about; nil for a change that stands for
  /// itself.
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
