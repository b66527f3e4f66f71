import Testing
import UIKit

@MainActor struct LayerHierarchyTests {
  @Test func `a view's layer shares geometry, colour, opacity and visibility with the view`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    view.layer.frame.origin.x = 0
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.frame.minX == 0 && view.alpha == 0.5 && view.isHidden)
    #expect(view.backgroundColor == .red)
  }

  @Test func `a layer's frame follows from position, bounds and anchor point`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 50, width: 20, height: 10))
  }

  @Test func `subviews' layers are among the sublayers, in front of earlier ones`() {
    let view = UIView()
    let (below, above, first, second) = (CALayer(), CALayer(), UIView(), UIView())
    view.addSubview(first)
    view.layer.insertSublayer(below, at: 0)
    view.layer.addSublayer(above)
    view.addSubview(second)
    #expect(view.layer.sublayers == [below, first.layer, above, second.layer])
    view.sendSubviewToBack(second)
    #expect(view.layer.sublayers == [below, second.layer, above, first.layer])
    above.removeFromSuperlayer()
    first.removeFromSuperview()
    #expect(view.layer.sublayers == [below, second.layer])
    #expect(second.layer.superlayer === view.layer && above.superlayer == nil)
  }

  @Test func `sublayers are placed above and below each other, and replaced`() {
    let layer = CALayer()
    let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())
    layer.sublayers = [a]
    layer.insertSublayer(b, below: a)
    layer.insertSublayer(c, above: b)
    layer.replaceSublayer(a, with: d)
    #expect(layer.sublayers == [b, c, d])
    layer.sublayers = nil
    #expect(layer.sublayers == nil && b.superlayer == nil)
  }

  @Test func `a class of layer is made for a view and laid out with it`() {
    final class Track: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    final class Bar: UIView {
      override class var layerClass: AnyClass { Track.self }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    bar.layoutIfNeeded()
    #expect((bar.layer as? Track)?.layouts == 1)
  }

  @Test func `a layer is positioned by its converted anchor`() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    middle.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    leaf.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 17))
    #expect(leaf.convert(CGPoint(x: 16, y: 17), from: nil) == CGPoint(x: 1, y: 2))
  }

  @Test func `a shadow is clipped by the layer's mask`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .white
    view.layer.shadowOpacity = 1
    #expect(view.displayList().description.contains("shadow"))
    view.clipsToBounds = true
    #expect(!view.displayList().description.contains("shadow"))
  }
}
