import Testing
import UIKit

/// Layers that draw texts and copies.
@MainActor struct ReplicatorLayerTests {
  private func lines(_ layer: CALayer) -> [String] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    return view.displayList().description.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func dot() -> CALayer {
    let dot = CALayer()
    dot.frame = CGRect(x: 2, y: 4, width: 6, height: 6)
    dot.backgroundColor = UIColor.black.cgColor
    return dot
  }

  @Test func `sublayers are drawn once for each instance, each one moved further`() {
    let layer = CAReplicatorLayer()
    layer.addSublayer(dot())
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    let fills = lines(layer).filter { $0.hasPrefix("fillRect") }
    #expect(fills.count == 3)
    #expect(Set(fills).count == 3)
  }

  @Test func `a turn is around the middle of the layer`() {
    let layer = CAReplicatorLayer()
    layer.addSublayer(dot())
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let list = lines(layer).joined(separator: "\n")
    // 2…8 by 4…10 in 100 by 40 is 92…98 by 30…36 from the other side.
    #expect(list.contains("92"), "\(list)")
    #expect(list.contains("30"), "\(list)")
  }

  @Test func `copies fade, and those that are clear are not drawn`() {
    let layer = CAReplicatorLayer()
    layer.addSublayer(dot())
    layer.instanceCount = 3
    layer.instanceAlphaOffset = -0.5
    let list = lines(layer)
    #expect(list.filter { $0.hasPrefix("fillRect") }.count == 2)
    #expect(list.filter { $0.hasPrefix("pushLayer") }.count == 1)
  }

  @Test func `a text layer draws one line unless it wraps`() {
    func glyphRuns(_ isWrapped: Bool) -> Int {
      let layer = CATextLayer()
      layer.string = "Three words long"
      layer.fontSize = 17
      layer.isWrapped = isWrapped
      return lines(layer).filter { $0.hasPrefix("glyphs") }.count
    }
    #expect(glyphRuns(false) == 1)
    #expect(glyphRuns(true) == 2)
  }

  @Test func `a text layer without a text draws nothing`() {
    #expect(!lines(CATextLayer()).contains { $0.hasPrefix("glyphs") })
  }
}
