import Testing
import UIKit

@MainActor struct AutoresizingTests {
  @Test(arguments: [
    (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 130, height: 20)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 30, height: 20)),
    (
      UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]),
      CGRect(x: 10 + 100 / 7.0, y: 10, width: 30, height: 20)
    ),
    (UIView.AutoresizingMask([]), CGRect(x: 10, y: 10, width: 30, height: 20)),
    (.flexibleHeight, CGRect(x: 10, y: 10, width: 30, height: 70)),
  ])
  func `flexible parts share the growth of the superview`(
    mask: UIView.AutoresizingMask, frame: CGRect
  ) {
    let (outer, inner) = views(mask)
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(inner.frame == frame)
  }

  @Test(arguments: [
    UIView.AutoresizingMask.flexibleWidth, .flexibleLeftMargin,
    UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleRightMargin]), [], .flexibleHeight,
  ])
  func `constraints from an autoresizing mask have the same effect`(mask: UIView.AutoresizingMask) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (outer, inner) = views(mask)
    let (outerByMask, byMask) = views(mask)
    root.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 200),
      outer.heightAnchor.constraint(equalToConstant: 100),
    ])
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      follower.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      follower.topAnchor.constraint(equalTo: inner.topAnchor),
      follower.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    root.layoutIfNeeded()
    outerByMask.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(inner.frame == byMask.frame)
    // The follower's frame is on whole pixels.
    #expect(abs(follower.frame.minX - byMask.frame.minX) <= 0.25)
    #expect(follower.frame.size == byMask.frame.size)
  }

  /// A view of 30 × 20 at (10, 10) in one of 100 × 50, which the caller must retain.
  private func views(_ mask: UIView.AutoresizingMask) -> (outer: UIView, inner: UIView) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    return (outer, inner)
  }
}
