import Graphics
import Testing
import UIKit

@MainActor struct BezierPathTests {
  @Test func `transforms are applied in Core Graphics' order`() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
    let point = CGPoint(x: 1, y: 1).applying(transform).applying(transform.inverted())
    #expect(point == CGPoint(x: 1, y: 1))
    let box = CGRect(x: 0, y: 0, width: 2, height: 4)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 4) < 1e-9 && abs(box.width - 4) < 1e-9 && abs(box.height - 2) < 1e-9)
  }

  @Test func `a path has bounds, an end and contained points`() {
    let path = UIBezierPath(rect: CGRect(x: 2, y: 3, width: 10, height: 5))
    #expect(path.bounds == CGRect(x: 2, y: 3, width: 10, height: 5))
    #expect(path.currentPoint == CGPoint(x: 2, y: 3))
    #expect(path.contains(CGPoint(x: 11, y: 7)) && !path.contains(CGPoint(x: 13, y: 7)))
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.contains(CGPoint(x: 103, y: 4)))
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds == .null)
  }

  @Test func `a curve's bounds are tighter than those of its control points`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(abs(path.bounds.height - 5) < 0.01)
    #expect(path.cgPath.boundingBox.height == 10)
  }

  @Test func `an arc between tangents touches both lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-6 && abs(path.currentPoint.y - 4) < 1e-6)
    #expect(path.boundingBoxOfPath.maxX < 10.001)
  }

  @Test func `clockwise has the opposite meaning in Core Graphics`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.boundingBoxOfPath.minX < -9.9)
    let bezier = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(bezier.bounds.minX > -0.1)
  }

  @Test func `dashes are kept and read back`() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
  }

  @Test func `a context's clip ends with its state`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let image = renderer.image { context in
      let cgContext = context.cgContext
      cgContext.saveGState()
      cgContext.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
      cgContext.translateBy(x: 1, y: 0)
      UIColor.red.setFill()
      cgContext.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
      cgContext.restoreGState()
      cgContext.fill(CGRect(x: 0, y: 3, width: 4, height: 1))
      #expect(cgContext.ctm.isIdentity)
    }
    #expect(image.size == CGSize(width: 4, height: 4) && image.scale == 2)
    // Two pixels a point: red from 1, where the origin was moved to, to 2, where the clip ended.
    #expect(
      try rows(of: image) == [
        "··rr····", "··rr····", "········", "········", "········", "········", "bbbbbbbb",
        "bbbbbbbb",
      ])
  }

  @Test func `legacy image contexts nest`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), true, 3)
    UIColor.red.setFill()
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 1, y: 1, width: 1, height: 1))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(inner?.size == CGSize(width: 5, height: 5) && inner?.scale == 1)
    #expect(outer?.size == CGSize(width: 3, height: 2) && outer?.scale == 3)
    #expect(UIGraphicsGetCurrentContext() == nil)
    // Each context has its own colour and background: the inner one is clear, the outer one opaque.
    #expect(try rows(of: inner) == ["bb···"] + Array(repeating: "·····", count: 4))
    #expect(
      try rows(of: outer)
        == Array(repeating: "bbbbbbbbb", count: 3) + Array(repeating: "bbbrrrbbb", count: 3))
  }

  /// Returns the pixels of each row: black, red, clear or another.
  private func rows(of image: UIImage?) throws -> [String] {
    let data = try #require(image?.pngData())
    let bitmap = try PNG.decode(data, name: "image").bitmap
    return (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        switch bitmap[x, y] {
        case Pixel(red: 0, green: 0, blue: 0, alpha: 0): "·"
        case Pixel(red: 0, green: 0, blue: 0): "b"
        case Pixel(red: 255, green: 0, blue: 0): "r"
        default: "?"
        }
      }.joined()
    }
  }
}
