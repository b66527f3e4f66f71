/// The role of a view in its parent.
public enum IBRole: Hashable, Sendable {
  /// A top-level view of its file or scene.
  case root
  /// One of the subviews.
  case subview
  /// A prototype cell of a table or collection view.
  case prototype
  /// A cell of a static table, in the section with that index.
  case staticCell(section: Int)
  /// A view for a purpose: `contentView`, `view`, `tableHeaderView`, `accessoryView`, ….
  case keyed(String)
}
