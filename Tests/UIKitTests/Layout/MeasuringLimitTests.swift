import Testing

@testable import UIKit

@MainActor struct MeasuringLimitTests {
  /// A text that is a point higher than wide, which only its laid-out width tells.
  private final class Step: UILabel {
    override var wrapsContent: Bool { true }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: (wrappingWidth ?? 0) + 1)
    }
  }

  /// Each text is as wide as the one before is high, so that each is right one measuring after it.
  @Test(arguments: [(7, true), (8, true), (9, false)])
  func `heights that depend on each other are measured eight times`(count: Int, isRight: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let steps = (0..<count).map { _ in Step() }
    for (index, step) in steps.enumerated() {
      step.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(step)
      NSLayoutConstraint.activate([
        step.topAnchor.constraint(equalTo: root.topAnchor),
        step.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        index == 0
          ? step.widthAnchor.constraint(equalToConstant: 10)
          : step.widthAnchor.constraint(equalTo: steps[index - 1].heightAnchor),
      ])
    }
    root.layoutIfNeeded()
    let heights = steps.map(\.frame.height)
    let areRight = heights == steps.indices.map { CGFloat(11 + $0) }
    #expect(areRight == isRight, "\(heights)")
  }
}
