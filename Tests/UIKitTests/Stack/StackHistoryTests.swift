import Foundation
import TestSupport
import Testing
import UIKit

/// The set-up of a stack of four blocks.
private struct StackState {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var customSpacing: CGFloat?
  var hidden: Set<Int> = []
  /// The blocks from start to end.
  var order = [0, 1, 2, 3]
  var sizes = [CGSize](repeating: CGSize(width: 30, height: 20), count: 4)
  var isRelativeToMargins = false

  mutating func change(_ random: inout SeededGenerator) {
    switch random.below(8) {
    case 0: axis = axis == .horizontal ? .vertical : .horizontal
    case 1: distribution = UIStackView.Distribution(rawValue: random.below(5)) ?? .fill
    case 2: alignment = UIStackView.Alignment(rawValue: random.below(6)) ?? .fill
    case 3: spacing = CGFloat(random.below(12))
    case 4: customSpacing = random.below(3) == 0 ? nil : CGFloat(random.below(30))
    case 5: hidden.formSymmetricDifference([random.below(4)])
    case 6: order.swapAt(random.below(4), random.below(4))
    default:
      sizes[random.below(4)] = CGSize(width: 10 + random.below(60), height: 10 + random.below(60))
    }
  }
}

@MainActor private struct StackScene {
  let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let stack = UIStackView()
  let blocks = (0..<4).map { _ in Block(30, 20) }

  init() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    for (index, block) in blocks.enumerated() {
      stack.addSubview(block)
      block.setContentHuggingPriority(UILayoutPriority(250 + Float(index)), for: .horizontal)
      block.setContentHuggingPriority(UILayoutPriority(250 + Float(index)), for: .vertical)
      block.setContentCompressionResistancePriority(
        UILayoutPriority(740 + Float(index)), for: .horizontal)
      block.setContentCompressionResistancePriority(
        UILayoutPriority(740 + Float(index)), for: .vertical)
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      stack.topAnchor.constraint(equalTo: host.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 260),
      stack.heightAnchor.constraint(equalToConstant: 250),
    ])
  }

  func apply(_ state: StackState) {
    stack.axis = state.axis
    stack.distribution = state.distribution
    stack.alignment = state.alignment
    stack.spacing = state.spacing
    for (place, index) in state.order.enumerated() {
      stack.insertArrangedSubview(blocks[index], at: min(place, stack.arrangedSubviews.count))
    }
    for (index, block) in blocks.enumerated() {
      block.isHidden = state.hidden.contains(index)
      block.contentSize = state.sizes[index]
      stack.setCustomSpacing(
        index == 1 ? state.customSpacing ?? UIStackView.spacingUseDefault : 3, after: block)
    }
    host.layoutIfNeeded()
  }

  var frames: [CGRect] { [stack.frame] + blocks.map(\.frame) }
}

@MainActor struct StackHistoryTests {
  @Test(arguments: 0..<40)
  func `a changed stack is laid out like a new one`(seed: Int) {
    var random = SeededGenerator(trial: seed)
    var state = StackState()
    let changed = StackScene()
    for _ in 0..<12 {
      state.change(&random)
      changed.apply(state)
      let fresh = StackScene()
      fresh.apply(state)
      #expect(changed.stack.arrangedSubviews.count == 4)
      #expect(changed.frames == fresh.frames, "\(state)")
      #expect(changed.host.diagnostics == fresh.host.diagnostics, "\(state)")
    }
  }

  @Test(arguments: 0..<40)
  func `the visible views of a stack stay inside it and do not overlap`(seed: Int) {
    var random = SeededGenerator(trial: seed)
    var state = StackState()
    for _ in 0..<12 { state.change(&random) }
    let scene = StackScene()
    scene.apply(state)
    let visible = scene.stack.arrangedSubviews.filter { !$0.isHidden }
    for (view, next) in zip(visible, visible.dropFirst()) {
      let isInOrder =
        state.axis == .horizontal
        ? view.frame.maxX <= next.frame.minX : view.frame.maxY <= next.frame.minY
      #expect(isInOrder, "\(state)")
    }
    #expect(visible.allSatisfy { scene.stack.bounds.contains($0.frame) }, "\(state)")
  }
}
