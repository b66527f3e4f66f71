internal import Foundation
internal import Graphics
internal import LayoutModel

extension Rendering {
  /// - Throws: ``RenderingError/tooLarge(path:size:scale:)`` with the view that makes the picture too large.
  func requireSizeOfPicture() throws(RenderingError) {
    guard let path = tree.pathOfTooLarge(scale) else { return }
    // As in view paths, the outermost view is named only alone.
    let names = (path.count > 1 ? path.dropFirst() : path[...]).map(\.name)
    throw .tooLarge(
      path: names.joined(separator: "/"), size: path.last?.frame.size ?? size, scale: scale)
  }
}

extension LayoutNode {
  /// The views from the outermost one that are larger than a picture can be; nil if this one is not.
  ///
  /// A view is as large as what it holds, so the innermost one is the cause. Of several, one with a text: the others may be
  /// pinned to its edges.
  func pathOfTooLarge(_ scale: CGFloat) -> [LayoutNode]? {
    // Compared as numbers: they may be beyond those of Int.
    let pixels = (frame.width * scale).rounded() * (frame.height * scale).rounded()
    guard pixels > CGFloat(Bitmap.maxPixelCount) else { return nil }
    let inner = children.compactMap { $0.pathOfTooLarge(scale) }
    return [self] + (inner.first { $0.last?.text != nil } ?? inner.first ?? [])
  }
}
