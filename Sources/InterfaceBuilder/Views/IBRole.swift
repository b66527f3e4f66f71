/// The place that a view has in the object around it.
public enum IBRole: Hashable, Sendable {
  /// A view that stands at the top of its file or scene.
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
