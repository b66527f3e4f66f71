internal import Foundation
internal import InterfaceBuilder

extension InterfaceBuilderDocument {
  /// The size that Xcode laid the contents of a cell out in: that of the stored content view, or of the cell if that is
  /// not stored, but in files of Xcode 8 and older as ``OldCanvasCell`` has it.
  @MainActor func canvasSize(of model: IBView) -> CGSize {
    guard canvasSystem <= .iOS(10),
      let cell = OldCanvasCell(model, in: tables[model.line], hasDevice: device != nil)
    else { return model.storedContentSize }
    return cell.contentSize
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
