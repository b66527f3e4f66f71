import Fixtures
import Testing
import UIKit

@testable import SnapTesting

@MainActor struct FrameStrategyTests {
  @Test func `a view of another class than the animation is for is named`() {
    let strategy = SnapshotStrategy.frames(at: [0]) { (_: UILabel) in }
    let error = FrameError.otherView(view: "UIView", wanted: "UILabel")
    #expect(throws: error) {
      try strategy.content.inspect(UIView(), Configuration(width: 20, height: 20))
    }
    #expect(strategy.content.keyEnding == ".frames")
  }
}
