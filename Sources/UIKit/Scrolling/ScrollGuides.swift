internal import Foundation

/// The guide of a scroll view's content: it moves with the offset, and constraints determine its size.
final class ScrollContentGuide: SystemGuide {
  override class var name: String { "UIScrollView-contentLayoutGuide" }

  override var systemContent: CGRect? {
    guard let scrollView = owningView as? UIScrollView else { return nil }
    return CGRect(
      origin: CGPoint(x: -scrollView.contentOffset.x, y: -scrollView.contentOffset.y),
      size: scrollView.contentSize)
  }
}

/// The guide of a scroll view's visible part.
final class ScrollFrameGuide: SystemGuide {
  override class var name: String { "UIScrollView-frameLayoutGuide" }

  override var systemInsets: UIEdgeInsets? { .zero }
}
