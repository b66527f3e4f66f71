import Testing

@testable import UIKit

/// A view whose contents are one point higher than wide.
private final class RisingView: UIView {
  override var wrapsContent: Bool { true }
  override var measuresContentsAnew: Bool { true }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: (wrappingWidth ?? 0) + 1)
  }
}

@MainActor struct MeasuringLimitTests {
  /// The height of the last of several views, the first of which is 100 points wide, and each other
  /// one as wide as the one before it is high.
  private func lastHeight(in views: [RisingView]) -> CGFloat? {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    views.first?.widthAnchor.constraint(equalToConstant: 100).isActive = true
    for (view, next) in zip(views, views.dropFirst()) {
      next.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    }
    views.first?.superview?.layoutIfNeeded()
    return views.last?.frame.height
  }

  private func views(_ count: Int) -> (host: UIView, views: [RisingView]) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let views = (0..<count).map { _ in RisingView() }
    for view in views { host.addSubview(view) }
    return (host, views)
  }

  @Test(arguments: [(7, true), (8, true), (9, false)])
  func `widths may depend on heights of later views in eight steps`(
    count: Int, isRight: Bool
  ) {
    let (host, views) = views(count)
    let height = lastHeight(in: views.reversed())
    #expect((height == 100 + CGFloat(count)) == isRight)
    withExtendedLifetime(host) {}
  }

  @Test func `widths that depend on heights of earlier views take one step`() {
    let (host, views) = views(20)
    #expect(lastHeight(in: views) == 120)
    withExtendedLifetime(host) {}
  }
}
