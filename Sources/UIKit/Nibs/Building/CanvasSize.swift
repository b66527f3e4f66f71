internal import Foundation
internal import InterfaceBuilder

extension InterfaceBuilderDocument {
  /// The size that Xcode laid the contents of a cell out in.
  ///
  /// 1. It is that of the stored content view, or of the cell if that is not stored.
  /// 2. In files of Xcode 8 and older the stored content view may be outdated: one that is much lower than its cell is
  ///    really a point lower, in eleven of 18 cells of two repositories. In the others it is as high as the cell.
  /// 3. Xcode 8 keeps a point at the bottom of a table's row for the separator, although the stored content view is as high
  ///    as the row. The evidence is thin: views of two repositories, nearly all of one, in which nine others show no such
  ///    point; none where the table has no separators.
  @MainActor func canvasSize(of model: IBView) -> CGSize {
    var size = model.storedContentSize
    guard canvasSystem == .iOS(10), let content = model.contentView, let cell = model.frame else {
      return size
    }
    let height = NibPrototype.bounded(cell.height)
    if height - size.height > 1 { size.height = height - 1 }
    if device != nil, content.frame?.height == cell.height, let table = tables[model.line],
      table.element["separatorStyle"] != "none"
    {
      size.height = max(0, size.height - 1)
    }
    return size
  }
}

extension IBView {
  /// The size of a cell's content view on the canvas, or of the cell if that is not stored.
  @MainActor var storedContentSize: CGSize {
    let size = (contentView?.frame ?? frame)?.size ?? .zero
    return CGSize(
      width: NibPrototype.bounded(size.width), height: NibPrototype.bounded(size.height))
  }
}
