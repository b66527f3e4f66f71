import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A view's own sublayers keep their places among those of its subviews, whatever changes.
@MainActor struct LayerOrderTests {
  @Test func `random changes leave the subviews' layers in order and the own ones in theirs`() {
    var random = SeededGenerator(trial: 7)
    let view = UIView()
    var own: [CALayer] = []
    for step in 0..<400 {
      let place = Int.random(in: 0...view.subviews.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        own.append(CALayer())
        view.layer.addSublayer(own[own.count - 1])
      case 1: view.subviews.dropFirst(place).first?.removeFromSuperview()
      case 2 where own.count > 2: own.removeFirst().removeFromSuperlayer()
      default: view.insertSubview(UIView(), at: place)
      }
      // Several changes may come before the order is needed.
      guard step.isMultiple(of: 3) else { continue }
      let layers = view.layer.sublayers ?? []
      #expect(layers.filter { $0.view != nil } == view.subviews.map(\.layer))
      #expect(layers.filter { $0.view == nil } == own)
    }
    #expect(own.count > 2 && view.subviews.count > 20)
  }

  @Test func `thousands of subviews and sublayers are merged in seconds`() {
    let start = Thread.processorTime
    let view = UIView()
    view.layer.addSublayer(CALayer())
    for _ in 0..<5000 { view.addSubview(UIView()) }
    for _ in 0..<5000 { view.layer.addSublayer(CALayer()) }
    #expect(view.layer.sublayers?.count == 10_001)
    #expect(view.layer.sublayers?.first?.view == nil)
    // What looks for each layer among all others takes nearly a minute.
    let seconds = Thread.processorTime - start
    #expect(seconds < 10, "\(seconds) s")
  }
}
