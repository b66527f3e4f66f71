internal import Foundation

/// The guide of a scroll view's content: it moves with the offset, and constraints determine its size.
final class ScrollContentGuide: UILayoutGuide {
  init(owningView: UIScrollView) {
    super.init()
    self.owningView = owningView
    identifier = "UIScrollView-contentLayoutGuide"
  }

  override var systemContent: CGRect? {
    guard let scrollView = owningView as? UIScrollView else { return nil }
    return CGRect(
      origin: CGPoint(x: -scrollView.contentOffset.x, y: -scrollView.contentOffset.y),
      size: scrollView.contentSize)
  }
}

/// The guide of a scroll view's visible part.
final class ScrollFrameGuide: UILayoutGuide {
  init(owningView: UIScrollView) {
    super.init()
    self.owningView = owningView
    identifier = "UIScrollView-frameLayoutGuide"
  }

  override var systemInsets: UIEdgeInsets? { .zero }
}
