import SnapTesting
import Testing
import UIKit

/// Pictures drawn by `draw(_:)`.
@MainActor struct ContextTests {
  /// A view that draws with a closure.
  private final class Sheet: UIView {
    private let drawing: (CGRect, CGContext) -> Void

    init(_ drawing: @escaping (CGRect, CGContext) -> Void) {
      self.drawing = drawing
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
      backgroundColor = .white
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      drawing(rect, context)
    }
  }

  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.systemTeal.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
      UIColor.white.setFill()
      let triangle = UIBezierPath()
      triangle.move(to: CGPoint(x: 4, y: 36))
      triangle.addLine(to: CGPoint(x: 36, y: 36))
      triangle.addLine(to: CGPoint(x: 4, y: 4))
      triangle.close()
      triangle.fill()
    }
  }

  @Test func `fills, lines and clips`() {
    let sheet = Sheet { _, context in
      context.setFillColor(UIColor.systemBlue.cgColor)
      context.fillEllipse(in: CGRect(x: 10, y: 15, width: 60, height: 60))
      context.setStrokeColor(UIColor.black.cgColor)
      context.setLineWidth(3)
      context.stroke(CGRect(x: 85, y: 15, width: 60, height: 60))
      context.saveGState()
      context.addEllipse(in: CGRect(x: 160, y: 15, width: 60, height: 60))
      context.clip()
      UIColor.systemGreen.setFill()
      context.fill(CGRect(x: 160, y: 45, width: 60, height: 60))
      context.restoreGState()
      UIColor.systemOrange.set()
      let path = UIBezierPath(
        roundedRect: CGRect(x: 235, y: 15, width: 70, height: 60),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 16, height: 16))
      path.lineWidth = 4
      path.setLineDash([8, 4], count: 2, phase: 0)
      path.stroke()
    }
    assertSnapshot(of: sheet, as: .image(height: 90))
  }

  @Test func `transforms turn shapes, pictures and text`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Turned"
    let sheet = Sheet { [picture] _, context in
      for index in 0..<4 {
        context.saveGState()
        context.translateBy(x: 45 + 75 * CGFloat(index), y: 45)
        context.rotate(by: .pi / 12 * CGFloat(index))
        UIColor.systemGray4.setFill()
        context.fill(CGRect(x: -30, y: -30, width: 60, height: 60))
        picture.draw(in: CGRect(x: -20, y: -25, width: 40, height: 25))
        context.translateBy(x: -26, y: 5)
        label.layer.render(in: context)
        context.restoreGState()
      }
    }
    assertSnapshot(of: sheet, as: .image(height: 90))
  }

  @Test func `pictures upright and as Core Graphics draws them`() throws {
    let sheet = Sheet { [picture] _, context in
      picture.draw(at: CGPoint(x: 10, y: 10))
      if let image = picture.cgImage {
        context.draw(image, in: CGRect(x: 60, y: 10, width: 40, height: 40))
      }
      picture.draw(
        in: CGRect(x: 110, y: 10, width: 70, height: 70), blendMode: .normal, alpha: 0.4)
      UIColor.systemRed.setFill()
      picture.withRenderingMode(.alwaysTemplate).draw(at: CGPoint(x: 190, y: 10))
      picture.drawAsPattern(in: CGRect(x: 245, y: 5, width: 70, height: 80))
    }
    assertSnapshot(of: sheet, as: .image(height: 90))
  }

  @Test func `gradients, shadows and transparency layers`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor] as CFArray,
        locations: [0, 1]))
    let sheet = Sheet { _, context in
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 15, width: 60, height: 60))
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 25), end: CGPoint(x: 60, y: 65),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      context.restoreGState()
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 105, y: 35), startRadius: 2,
        endCenter: CGPoint(x: 115, y: 45), endRadius: 30, options: [])
      context.saveGState()
      context.setShadow(
        offset: CGSize(width: 3, height: 3), blur: 6, color: UIColor.black.cgColor)
      UIColor.systemBlue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 165, y: 15, width: 56, height: 56)).fill()
      context.restoreGState()
      context.saveGState()
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      UIColor.systemRed.setFill()
      context.fillEllipse(in: CGRect(x: 240, y: 15, width: 45, height: 45))
      UIColor.systemGreen.setFill()
      context.fillEllipse(in: CGRect(x: 262, y: 30, width: 45, height: 45))
      context.endTransparencyLayer()
      context.restoreGState()
    }
    assertSnapshot(of: sheet, as: .image(height: 90))
  }

  @Test(arguments: ["Porter-Duff", "colours"])
  func `blend modes`(group: String) {
    let modes: [CGBlendMode] =
      group == "colours"
      ? [.multiply, .screen, .overlay, .darken, .lighten, .hardLight, .difference, .exclusion]
      : [
        .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
        .destinationOut, .xor,
      ]
    let pictures = modes.map { mode in
      UIGraphicsImageRenderer(size: CGSize(width: 34, height: 34)).image { context in
        UIColor.systemOrange.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 24, height: 24)).fill()
        UIColor.systemBlue.withAlphaComponent(0.8).setFill()
        UIBezierPath(rect: CGRect(x: 10, y: 10, width: 24, height: 24)).fill(with: mode, alpha: 1)
      }
    }
    let sheet = Sheet { _, _ in
      for (index, picture) in pictures.enumerated() {
        picture.draw(at: CGPoint(x: 4 + 39 * CGFloat(index), y: 4))
      }
    }
    assertSnapshot(of: sheet, as: .image(height: 42), named: group)
  }

  @Test func `a label's subclass draws around its text`() {
    final class Tag: UILabel {
      override func draw(_ rect: CGRect) {
        UIColor.systemYellow.setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: 8).fill()
        super.draw(rect)
        UIColor.systemRed.setStroke()
        UIBezierPath(rect: CGRect(x: 4, y: rect.midY, width: rect.width - 8, height: 1)).stroke()
      }
    }
    let tag = Tag(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    tag.text = "Struck out"
    tag.textAlignment = .center
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    tag.frame.origin = CGPoint(x: 10, y: 5)
    board.addSubview(tag)
    assertSnapshot(of: board, as: .image(height: 40))
  }

  @Test func `text drawn at a point, in a rectangle and from a baseline`() {
    let sheet = Sheet { _, context in
      let bold: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemIndigo,
      ]
      "At a point".draw(at: CGPoint(x: 10, y: 10), withAttributes: bold)
      let frame = CGRect(x: 130, y: 10, width: 90, height: 70)
      UIColor.systemGray6.setFill()
      UIRectFill(frame)
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      NSAttributedString(
        string: "Wrapped at the width of its rectangle",
        attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style]
      ).draw(in: frame)
      UIColor.systemRed.setFill()
      UIRectFill(CGRect(x: 235, y: 40, width: 75, height: 0.5))
      ("Baseline" as NSString).draw(
        with: CGRect(x: 235, y: 40, width: 0, height: 0),
        attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
      context.translateBy(x: 14, y: 60)
      context.rotate(by: -.pi / 14)
      "Turned".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    }
    assertSnapshot(of: sheet, as: .image(height: 90))
  }
}
