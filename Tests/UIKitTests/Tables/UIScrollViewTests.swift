import Foundation
import Testing
import UIKit

@MainActor struct UIScrollViewTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let content = UIView()

  init() {
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
  }

  private func pin(to guide: UILayoutGuide? = nil) {
    let edges: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.top, 10), (.leading, 20), (.bottom, -30), (.trailing, -40),
    ]
    for (attribute, constant) in edges {
      NSLayoutConstraint(
        item: content, attribute: attribute, relatedBy: .equal, toItem: guide ?? scrollView,
        attribute: attribute, multiplier: 1, constant: constant
      ).isActive = true
    }
    content.widthAnchor.constraint(equalToConstant: 300).isActive = true
    content.heightAnchor.constraint(equalToConstant: 500).isActive = true
  }

  @Test func `constraints to the edges size the content`() {
    pin()
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 360, height: 540))
    #expect(content.frame == CGRect(x: 20, y: 10, width: 300, height: 500))
    #expect(scrollView.frame.size == CGSize(width: 200, height: 100))
  }

  @Test func `constraints to the content guide size the content`() {
    pin(to: scrollView.contentLayoutGuide)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 360, height: 540))
    #expect(
      scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 360, height: 540))
  }

  @Test func `scrolling moves content on screen but not in its coordinates`() {
    pin()
    scrollView.layoutIfNeeded()
    scrollView.contentOffset = CGPoint(x: 0, y: 50)
    scrollView.layoutIfNeeded()
    #expect(content.frame.minY == 10)
    #expect(scrollView.bounds.minY == 50)
    #expect(scrollView.contentSize.height == 540)
  }

  @Test func `the frame guide follows the visible area`() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(bar)
    pin()
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      bar.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      bar.heightAnchor.constraint(equalToConstant: 20),
    ])
    scrollView.contentOffset.y = 70
    scrollView.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 70, width: 200, height: 20))
    #expect(scrollView.contentSize.height == 540)
  }

  @Test func `content with the scroll view's width scrolls only vertically`() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 400))
  }

  @Test func `a content size set in code is kept`() {
    scrollView.contentSize = CGSize(width: 33.3, height: 77.7)
    content.removeFromSuperview()
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 33.3, height: 77.7))
  }

  @Test func `an inset keeps the content's top visible`() {
    scrollView.contentInset = UIEdgeInsets(top: 64)
    #expect(scrollView.contentOffset.y == -64)
    #expect(scrollView.adjustedContentInset.top == 64)
  }

  nonisolated static let visible: [(CGRect, CGPoint)] = [
    (CGRect(x: 0, y: 50, width: 10, height: 50), CGPoint(x: 0, y: 0)),
    (CGRect(x: 0, y: 150, width: 10, height: 50), CGPoint(x: 0, y: 100)),
    (CGRect(x: 190, y: 0, width: 30, height: 10), CGPoint(x: 20, y: 0)),
  ]

  @Test(arguments: visible) func `a rectangle is scrolled into view`(rect: CGRect, offset: CGPoint)
  {
    scrollView.scrollRectToVisible(rect, animated: false)
    #expect(scrollView.contentOffset == offset)
  }

  @Test func `the delegate is notified`() {
    final class Listener: UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let listener = Listener()
    scrollView.delegate = listener
    scrollView.contentOffset.y = 7
    scrollView.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    #expect(listener.offsets == [7, 9])
  }
}
