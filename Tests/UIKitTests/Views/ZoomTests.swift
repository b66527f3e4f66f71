import Foundation
import Testing
import UIKit

@MainActor struct ZoomTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let content = ZoomedContent()

  init() {
    scrollView.addSubview(content.view)
    scrollView.contentSize = content.view.bounds.size
    scrollView.delegate = content
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 3
  }

  @Test func `the scale is that of the delegate's view and the content's size follows`() {
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 2)
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(scrollView.contentSize == CGSize(width: 400, height: 200))
    #expect(content.changes == 1)
  }

  @Test(arguments: [(0.1, 0.5), (9, 3)])
  func `the scale stays within its limits`(scale: CGFloat, expected: CGFloat) {
    scrollView.setZoomScale(scale, animated: true)
    #expect(scrollView.zoomScale == expected)
  }

  @Test func `without a view to scale the scale is 1`() {
    scrollView.delegate = nil
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1)
  }

  @Test func `a rectangle is scaled and scrolled to`() {
    scrollView.zoom(to: CGRect(x: 100, y: 50, width: 50, height: 50), animated: false)
    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 100))
  }

  @Test func `scrolling has a recognizer of its own`() {
    #expect(scrollView.panGestureRecognizer === scrollView.panGestureRecognizer)
    #expect(scrollView.panGestureRecognizer.view === scrollView)
    scrollView.maximumZoomScale = 0.5
    #expect(scrollView.pinchGestureRecognizer == nil)
  }
}

private final class ZoomedContent: NSObject, UIScrollViewDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  var changes = 0

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { changes += 1 }
}
