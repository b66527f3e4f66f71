import Foundation
import Testing

@testable import UIKit

@MainActor struct ContentInsetAdjustmentTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() { root.rootSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10) }

  private func add<View: UIScrollView>(_ view: View) -> View {
    view.frame = root.bounds
    root.addSubview(view)
    return view
  }

  @Test(arguments: [
    (
      UIScrollView.ContentInsetAdjustmentBehavior.automatic,
      UIEdgeInsets(top: 45, left: 0, bottom: 34, right: 0)
    ),
    (.scrollableAxes, UIEdgeInsets(top: 45, left: 0, bottom: 34, right: 0)),
    (.never, UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)),
    (.always, UIEdgeInsets(top: 45, left: 10, bottom: 34, right: 10)),
  ])
  func `the safe area is added along the scrollable axes, or as configured`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, expected: UIEdgeInsets
  ) {
    let view = add(UIScrollView())
    view.contentInset.top = 1
    view.contentSize = CGSize(width: 320, height: 1_000)
    view.contentInsetAdjustmentBehavior = behavior
    #expect(view.adjustedContentInset == expected)
  }

  @Test func `content that does not scroll gets no insets`() {
    let view = add(UIScrollView())
    view.contentSize = CGSize(width: 320, height: 100)
    root.layoutIfNeeded()
    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentOffset == .zero)
  }

  @Test func `an offset at the content's top follows the safe area`() {
    let view = add(UIScrollView())
    view.contentSize = CGSize(width: 320, height: 1_000)
    root.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: -44))
    root.rootSafeAreaInsets = .zero
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
  }

  @Test func `a table always bounces, so its rows begin below the safe area`() {
    let table = add(UITableView())
    root.layoutIfNeeded()
    #expect(table.adjustedContentInset.top == 44)
    #expect(table.contentOffset.y == -44)
  }
}
