import Foundation
import Graphics
import Testing

@testable import UIKit

/// Layers that another object draws, parts of pictures, and pictures of views.
@MainActor struct LayerDelegateTests {
  private final class Painter: CALayerDelegate {
    var layouts = 0

    func layoutSublayers(of layer: CALayer) { layouts += 1 }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(layer.bounds)
    }
  }

  private func lines(_ layer: CALayer) -> String {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    return view.displayList().description
  }

  @Test func `a delegate lays out and draws a layer, and a view is that of its own`() {
    let (painter, layer) = (Painter(), CALayer())
    layer.delegate = painter
    #expect(lines(layer).contains("#FF0000FF"))
    #expect(painter.layouts > 0)
    let view = UIView()
    #expect(view.layer.delegate === view)
  }

  @Test func `a part of a picture fills the layer`() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.layer.contents = picture.cgImage
    view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let drawn = view.displayList().description
    #expect(drawn.contains("pushClip M 0 0 L 8 0 L 8 8 L 0 8 Z"), "\(drawn)")
    #expect(drawn.contains(" in -8 0 16 8"), "\(drawn)")
  }

  @Test func `a picture of a view shows what it shows`() throws {
    let view = UIView(frame: CGRect(x: 3, y: 3, width: 8, height: 8))
    view.backgroundColor = .blue
    let copy = try #require(view.snapshotView(afterScreenUpdates: true) as? UIImageView)
    #expect(copy.frame.size == view.frame.size)
    let blue = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(try #require(copy.image).pngData() == blue.pngData())
  }

  @Test func `an empty view has no picture`() {
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test func `transforms act around a point in front of the layer`() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    layer.anchorPointZ = -20
    // Turned by 90° around the vertical axis, the layer is seen from its edge, beside the axis.
    #expect(abs(layer.frame.width) < 1e-9)
    #expect(abs(abs(layer.frame.midX) - 20) < 1e-9)
  }
}
