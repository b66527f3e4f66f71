import SnapTesting
import Testing
import UIKit

/// Pictures drawn by layers.
@MainActor struct LayerTests {
  let blue = UIColor(red: 0.2, green: 0.45, blue: 0.9, alpha: 1)

  private func board(_ boxes: [UIView], columns: Int = 4) -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    board.backgroundColor = .white
    for (index, box) in boxes.enumerated() {
      box.frame = CGRect(
        x: 12 + 76 * CGFloat(index % columns), y: 14 + 76 * CGFloat(index / columns), width: 60,
        height: 60)
      board.addSubview(box)
    }
    return board
  }

  private func box(_ color: UIColor? = nil, _ style: (CALayer) -> Void) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.backgroundColor = color
    style(view.layer)
    return view
  }

  private func layerBox(_ layer: CALayer) -> UIView {
    let view = UIView()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    view.layer.addSublayer(layer)
    return view
  }

  @Test func `corners are circular, continuous, single, and bordered`() {
    let boxes = [
      box(blue) { $0.cornerRadius = 18 },
      box(blue) {
        $0.cornerRadius = 18
        $0.cornerCurve = .continuous
      },
      box(blue) {
        $0.cornerRadius = 24
        $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      },
      box(.systemGray5) {
        $0.cornerRadius = 18
        $0.cornerCurve = .continuous
        $0.borderWidth = 4
        $0.borderColor = UIColor.systemRed.cgColor
      },
    ]
    assertSnapshot(of: board(boxes), as: .image(height: 90))
  }

  @Test func `shadows of opaque, clear, path-given and rounded layers`() {
    let opaque = box(.white) { $0.shadowOpacity = 0.5 }
    let clear = box { layer in
      layer.shadowOpacity = 0.8
      layer.shadowRadius = 2
      layer.shadowOffset = CGSize(width: 2, height: 2)
    }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    label.text = "Ag"
    label.font = .boldSystemFont(ofSize: 40)
    label.textColor = blue
    clear.addSubview(label)
    let given = box(.systemGray6) { layer in
      layer.shadowOpacity = 1
      layer.shadowColor = UIColor.systemRed.cgColor
      layer.shadowOffset = .zero
      layer.shadowRadius = 5
      layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 40, width: 60, height: 30)).cgPath
    }
    let rounded = box(blue) { layer in
      layer.cornerRadius = 30
      layer.shadowOpacity = 0.6
      layer.shadowOffset = CGSize(width: 0, height: 6)
      layer.shadowRadius = 4
    }
    assertSnapshot(of: board([opaque, clear, given, rounded]), as: .image(height: 90))
  }

  @Test func `gradients along a line, across, outwards and around`() {
    let colors = [UIColor.systemYellow, .systemRed, .systemPurple].map(\.cgColor)
    func gradient(_ style: (CAGradientLayer) -> Void) -> UIView {
      let layer = CAGradientLayer()
      layer.colors = colors
      style(layer)
      return layerBox(layer)
    }
    let boxes = [
      gradient { $0.locations = [0, 0.3, 1] },
      gradient {
        $0.startPoint = CGPoint(x: 0, y: 0)
        $0.endPoint = CGPoint(x: 1, y: 1)
        $0.cornerRadius = 16
      },
      gradient {
        $0.type = .radial
        $0.startPoint = CGPoint(x: 0.5, y: 0.5)
        $0.endPoint = CGPoint(x: 1, y: 0.8)
      },
      gradient {
        $0.type = .conic
        $0.startPoint = CGPoint(x: 0.5, y: 0.5)
        $0.endPoint = CGPoint(x: 0.5, y: 0)
        $0.cornerRadius = 30
      },
    ]
    assertSnapshot(of: board(boxes), as: .image(height: 90))
  }

  @Test func `shapes with caps, joins, dashes and holes`() {
    func shape(_ path: UIBezierPath, _ style: (CAShapeLayer) -> Void) -> UIView {
      let layer = CAShapeLayer()
      layer.path = path.cgPath
      layer.fillColor = nil
      layer.strokeColor = blue.cgColor
      layer.lineWidth = 10
      style(layer)
      return layerBox(layer)
    }
    let bend = UIBezierPath()
    bend.move(to: CGPoint(x: 8, y: 50))
    bend.addLine(to: CGPoint(x: 30, y: 12))
    bend.addLine(to: CGPoint(x: 52, y: 50))
    let wave = UIBezierPath()
    wave.move(to: CGPoint(x: 5, y: 30))
    wave.addCurve(
      to: CGPoint(x: 55, y: 30), controlPoint1: CGPoint(x: 25, y: -25),
      controlPoint2: CGPoint(x: 35, y: 85))
    let star = UIBezierPath()
    for index in 0..<5 {
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 30 + 28 * cos(angle), y: 32 + 28 * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.close()
    let ring = UIBezierPath(
      arcCenter: CGPoint(x: 30, y: 30), radius: 24, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
      clockwise: true)
    let boxes = [
      shape(bend) { _ in },
      shape(bend) {
        $0.lineJoin = .round
        $0.lineCap = .round
      },
      shape(bend) {
        $0.lineJoin = .bevel
        $0.lineCap = .square
      },
      shape(wave) { $0.lineWidth = 6 },
      shape(wave) {
        $0.lineWidth = 3
        $0.lineDashPattern = [6, 4]
      },
      shape(wave) {
        $0.lineWidth = 4
        $0.lineCap = .round
        $0.lineDashPattern = [0, 8]
      },
      shape(star) {
        $0.fillRule = .evenOdd
        $0.fillColor = UIColor.systemYellow.cgColor
        $0.lineWidth = 2
      },
      shape(ring) {
        $0.strokeEnd = 0.7
        $0.lineWidth = 6
        $0.lineCap = .round
      },
    ]
    assertSnapshot(of: board(boxes), as: .image(height: 164))
  }

  @Test func `masks by a shape, a gradient and a view`() {
    func gradientBox() -> UIView {
      let layer = CAGradientLayer()
      layer.colors = [UIColor.systemTeal.cgColor, blue.cgColor]
      return layerBox(layer)
    }
    let byShape = gradientBox()
    let oval = CAShapeLayer()
    oval.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 10, width: 60, height: 40)).cgPath
    byShape.layer.mask = oval
    let byGradient = gradientBox()
    let fade = CAGradientLayer()
    fade.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    byGradient.layer.mask = fade
    let byView = gradientBox()
    let word = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    word.text = "Hi"
    word.font = .boldSystemFont(ofSize: 48)
    byView.mask = word
    let clipped = gradientBox()
    clipped.layer.cornerRadius = 20
    clipped.layer.masksToBounds = true
    assertSnapshot(of: board([byShape, byGradient, byView, clipped]), as: .image(height: 90))
  }

  @Test func `opacity applies to a group as a whole`() {
    func pile(alpha: CGFloat) -> UIView {
      let pile = UIView()
      pile.alpha = alpha
      for (index, color) in [UIColor.systemRed, .systemGreen, blue].enumerated() {
        let disc = UIView(
          frame: CGRect(x: CGFloat(index) * 12, y: CGFloat(index) * 12, width: 36, height: 36))
        disc.backgroundColor = color
        disc.layer.cornerRadius = 18
        pile.addSubview(disc)
      }
      return pile
    }
    let apart = pile(alpha: 1)
    for disc in apart.subviews { disc.alpha = 0.5 }
    let nested = pile(alpha: 0.5)
    nested.subviews[1].alpha = 0.5
    assertSnapshot(
      of: board([pile(alpha: 1), pile(alpha: 0.5), apart, nested]), as: .image(height: 90))
  }

  @Test func `sublayers lie where they were inserted among subviews`() {
    let box = box(.systemGray5) { _ in }
    let subview = UIView(frame: CGRect(x: 15, y: 15, width: 30, height: 30))
    subview.backgroundColor = .white
    box.addSubview(subview)
    for (index, color) in [(0, UIColor.systemGreen), (2, UIColor.systemRed)] {
      let layer = CALayer()
      let place = CGFloat(index) * 12
      layer.frame = CGRect(x: place, y: place, width: 30, height: 30)
      layer.backgroundColor = color.cgColor
      box.layer.insertSublayer(layer, at: UInt32(index))
    }
    #expect(box.layer.sublayers?.count == 3)
    assertSnapshot(of: board([box]), as: .image(height: 90))
  }

  @Test func `a view draws with the layer of its class`() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
      override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAGradientLayer)?.colors = [UIColor.white.cgColor, UIColor.systemBlue.cgColor]
        layer.cornerRadius = 10
      }
      required init?(coder: NSCoder) { nil }
    }
    assertSnapshot(of: board([GradientView()]), as: .image(height: 90))
  }

  @Test func `a rasterized layer is as fine as its scale`() {
    func tag(scale: CGFloat) -> UIView {
      let tag = box(.systemGray6) { layer in
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.5
        layer.shouldRasterize = true
        layer.rasterizationScale = scale
      }
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      label.text = "Fine"
      label.textAlignment = .center
      tag.addSubview(label)
      return tag
    }
    assertSnapshot(of: board([tag(scale: 2), tag(scale: 1)]), as: .image(height: 90))
  }

  @Test func `content modes of a picture`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.systemYellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      UIColor.systemRed.setFill()
      UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 10, height: 10)).fill()
    }
    let boxes = (0...12).compactMap { UIView.ContentMode(rawValue: $0) }.map { mode in
      let view = UIImageView(image: picture)
      view.contentMode = mode
      view.backgroundColor = .systemGray5
      view.clipsToBounds = true
      return view
    }
    assertSnapshot(of: board(boxes), as: .image(height: 320))
  }
}
