import Foundation
import Testing
import UIKit

/// A small layout whose result a public source states.
struct Probe: Sendable, CustomTestStringConvertible {
  /// Where it is stated.
  let source: String
  /// What is stated, in short.
  let claim: String
  /// The width of the host, in points.
  var width = 320.0
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The origin and length, along the axis, of each view that `build` returns.
  let spans: [[Double]]
  let build: @MainActor @Sendable (UIView) -> [UIView]

  var testDescription: String { "\(claim) (\(source))" }
}

@MainActor struct ProbeTests {
  @Test(
    arguments: Probe.ofGuide + Probe.ofFormats + Probe.ofReference + Probe.ofStacks
      + Probe.ofAnswers)
  func `a layout is as a public source states`(probe: Probe) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: probe.width, height: 100))
    let views = probe.build(host)
    host.layoutIfNeeded()
    let spans = views.map { view -> [Double] in
      let frame = view.frame
      return probe.axis == .horizontal
        ? [frame.minX, frame.width] : [frame.minY, frame.height]
    }
    #expect(spans == probe.spans)
  }
}

// What probes are made with.
extension UIView {
  /// Adds a view of an intrinsic size, or without one, at the top.
  func add(
    _ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = 10, hugging: Float = 250,
    resistance: Float = 750
  ) -> UIView {
    let view = Block(width, height)
    view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    view.topAnchor.constraint(equalTo: topAnchor).at(1)
    return view
  }

  /// Activates the constraints of a visual format whose views have the names a, b, c and so on.
  func format(_ text: String, _ views: UIView...) {
    let names = zip(["a", "b", "c", "d", "e"], views)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: text, metrics: nil, views: Dictionary(uniqueKeysWithValues: names)))
  }

  /// Adds a stack of views at the leading edge; it fills the width, unless it keeps its own.
  func addStack(
    _ views: [UIView], filling: Bool = true, _ change: (UIStackView) -> Void
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    change(stack)
    stack.topAnchor.constraint(equalTo: topAnchor).at()
    stack.leadingAnchor.constraint(equalTo: leadingAnchor).at()
    if filling { stack.trailingAnchor.constraint(equalTo: trailingAnchor).at() }
    return stack
  }
}

extension NSLayoutConstraint {
  /// Activates the constraint at a priority.
  func at(_ priority: Float = 1000) {
    self.priority = UILayoutPriority(priority)
    isActive = true
  }
}
