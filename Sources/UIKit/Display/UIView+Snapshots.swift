public import Foundation

extension UIView {
  /// Returns a view that shows what this one shows now, at the pixels per point of its environment.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Makes a view that shows a part of what this one shows now.
  ///
  /// - Parameters:
  ///   - rect: the part, in this view's coordinates.
  ///   - afterUpdates: without effect: pending layout is always done first.
  ///   - capInsets: the edges that keep their size where the view is resized.
  /// - Returns: the view; nil if the part is empty.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = traitCollection.displayScale
    let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
      layer.render(in: context.cgContext)
    }
    let shown = capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets)
    let view = UIImageView(image: shown)
    view.frame = rect
    return view
  }
}
