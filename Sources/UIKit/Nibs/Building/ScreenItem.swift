internal import Devices
package import InterfaceBuilder

extension InterfaceBuilderDocument {
  /// Whether an item of a collection, or a header or footer, counts as the root view of a screen: one of a xib of its own
  /// whose constraints name the item itself, since Xcode 9.
  package func isScreen(_ item: IBView) -> Bool {
    let isItem = item.cell.map { $0.kind != .tableViewCell } ?? false
    return kind == .xib && isItem && item.role == .root && item.contentModel.hasConstraintsOfItem
      && (toolsNumber == 0 || toolsNumber >= 13_000)
  }

  /// The margins of an item that counts as a screen's root view, with which its stored size was computed; nil for others
  /// (rule `screen-item`).
  func screenMargins(of item: IBView) -> NSDirectionalEdgeInsets? {
    guard isScreen(item) else { return nil }
    let side = SideMargin.points(width: item.contentModel.frame?.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension IBView {
  /// What holds a cell's views: its content view, or the cell of a file that has none.
  package var contentModel: IBView { contentView ?? self }

  /// Whether a cell's constraints name the cell: it has no content view, or one without an identifier.
  fileprivate var hasConstraintsOfItem: Bool { id == nil || cell != nil }
}
