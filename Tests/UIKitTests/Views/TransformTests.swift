import Foundation
import Testing

@testable import UIKit

@MainActor struct TransformTests {
  private let quarter = CGAffineTransform(rotationAngle: .pi / 2)

  private func view(_ frame: CGRect, _ transform: CGAffineTransform) -> UIView {
    let view = UIView(frame: frame)
    view.transform = transform
    return view
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }

  @Test func `a scaled label gets the bounds of its text`() {
    let label = UILabel()
    label.text = "A label that fits its text"
    label.sizeToFit()
    let size = label.bounds.size
    label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    label.sizeToFit()
    #expect(label.bounds.size == size)
    #expect(label.frame.size == CGSize(width: size.width / 2, height: size.height / 2))
  }

  @Test func `the frame is the rectangle around the turned view, bounds and centre stay`() {
    let turned = view(CGRect(x: 10, y: 20, width: 40, height: 20), quarter)
    #expect(turned.frame == CGRect(x: 20, y: 10, width: 20, height: 40))
    #expect(turned.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(turned.center == CGPoint(x: 30, y: 30))
    turned.transform = .identity
    #expect(turned.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test(arguments: [
    (CGAffineTransform(scaleX: 2, y: 0.5), CGRect(x: -10, y: 25, width: 80, height: 10)),
    (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 10, y: 20, width: 40, height: 20)),
    (CGAffineTransform(rotationAngle: .pi), CGRect(x: 10, y: 20, width: 40, height: 20)),
    (CGAffineTransform(translationX: 3, y: -4), CGRect(x: 13, y: 16, width: 40, height: 20)),
  ])
  func `a transform acts around the centre`(transform: CGAffineTransform, frame: CGRect) {
    #expect(view(CGRect(x: 10, y: 20, width: 40, height: 20), transform).frame == frame)
  }

  @Test func `half of a quarter turn makes the frame larger than the bounds`() {
    let tilted = view(
      CGRect(x: 0, y: 0, width: 10, height: 10), CGAffineTransform(rotationAngle: .pi / 4))
    let side = 10 * 2.0.squareRoot()
    #expect(
      isNear(tilted.frame, CGRect(x: 5 - side / 2, y: 5 - side / 2, width: side, height: side)))
  }

  @Test func `a frame set after a quarter turn is the frame, with exchanged sides of the bounds`() {
    let turned = view(CGRect(x: 0, y: 0, width: 40, height: 20), quarter)
    turned.frame = CGRect(x: 5, y: 6, width: 30, height: 80)
    #expect(turned.frame == CGRect(x: 5, y: 6, width: 30, height: 80))
    #expect(turned.bounds.size == CGSize(width: 80, height: 30))
    #expect(turned.center == CGPoint(x: 20, y: 46))
  }

  @Test func `a view that is scaled to nothing keeps its size when its frame is set`() {
    let hidden = view(CGRect(x: 0, y: 0, width: 40, height: 20), CGAffineTransform(scaleX: 0, y: 0))
    hidden.frame = CGRect(x: 10, y: 10, width: 8, height: 8)
    #expect(hidden.bounds.size == CGSize(width: 40, height: 20))
    #expect(hidden.center == CGPoint(x: 14, y: 14))
  }

  @Test func `points are converted through transforms and back`() {
    let outer = view(
      CGRect(x: 30, y: 40, width: 100, height: 60), CGAffineTransform(rotationAngle: .pi / 2))
    let inner = view(
      CGRect(x: 10, y: 10, width: 20, height: 20), CGAffineTransform(scaleX: 2, y: 2))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.addSubview(outer)
    outer.addSubview(inner)
    // The corner of the inner view is at (0, 0) of the outer one, which is at its turned top right.
    #expect(inner.convert(CGPoint.zero, to: outer) == .zero)
    #expect(outer.convert(CGPoint.zero, to: root) == CGPoint(x: 110, y: 20))
    #expect(inner.convert(CGPoint(x: 5, y: 0), to: root) == CGPoint(x: 110, y: 30))
    #expect(inner.convert(CGPoint(x: 110, y: 30), from: root) == CGPoint(x: 5, y: 0))
    #expect(
      inner.convert(inner.bounds, to: root) == CGRect(x: 70, y: 20, width: 40, height: 40))
    #expect(inner.layer.convert(CGPoint(x: 5, y: 0), to: root.layer) == CGPoint(x: 110, y: 30))
  }

  @Test(arguments: [0.3, 1.1, 2.5, -0.7])
  func `a round trip through a tilted, scaled view ends where it began`(angle: Double) {
    let outer = view(
      CGRect(x: 3, y: 4, width: 50, height: 30),
      CGAffineTransform(rotationAngle: angle).scaledBy(x: 1.5, y: 0.5))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(outer)
    let back = outer.convert(outer.convert(CGPoint(x: 7, y: 11), to: root), from: root)
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 11) < 1e-9)
  }

  @Test func `a transform acts around the anchor point`() {
    let turned = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    turned.layer.anchorPoint = .zero
    #expect(turned.frame == CGRect(x: 30, y: 30, width: 40, height: 20))
    turned.transform = quarter
    #expect(turned.anchorPoint == .zero && turned.center == CGPoint(x: 30, y: 30))
    #expect(turned.frame == CGRect(x: 10, y: 30, width: 20, height: 40))
  }

  @Test func `constraints act on views before they are transformed`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (turned, beside) = (UIView(), UIView())
    for view in [turned, beside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    turned.transform = quarter
    NSLayoutConstraint.activate([
      turned.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      turned.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      turned.widthAnchor.constraint(equalToConstant: 60),
      turned.heightAnchor.constraint(equalToConstant: 20),
      beside.leadingAnchor.constraint(equalTo: turned.trailingAnchor),
      beside.topAnchor.constraint(equalTo: turned.topAnchor),
      beside.widthAnchor.constraint(equalToConstant: 5),
      beside.heightAnchor.constraint(equalTo: turned.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(turned.bounds.size == CGSize(width: 60, height: 20))
    #expect(turned.center == CGPoint(x: 40, y: 20))
    #expect(turned.frame == CGRect(x: 30, y: -10, width: 20, height: 60))
    #expect(beside.frame == CGRect(x: 70, y: 10, width: 5, height: 20))
  }

  @Test func `a layer without a view has a frame around its transformed bounds`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
    layer.setAffineTransform(quarter)
    #expect(layer.frame == CGRect(x: 45, y: 40, width: 10, height: 20))
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
    #expect(layer.bounds.size == CGSize(width: 60, height: 30))
    #expect(layer.position == CGPoint(x: 15, y: 30))
  }

  @Test func `the sublayers' transform acts around the middle and leaves frames alone`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(inner)
    root.layer.sublayerTransform = CATransform3DMakeScale(-1, 1, 1)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 90, y: 0, width: 10, height: 10))
    inner.backgroundColor = .black
    #expect(root.displayList().description.hasSuffix("fillRect 90 0 10 10 #000000FF"))
  }

  @Test func `a view that is turned twice by half turns is drawn as if it were not turned`() {
    func list(_ transform: CGAffineTransform) -> String {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let outer = view(root.bounds, transform)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      label.text = "Upright"
      label.transform = transform
      outer.addSubview(label)
      root.addSubview(outer)
      return root.displayList().description
    }
    #expect(list(CGAffineTransform(rotationAngle: .pi)) == list(.identity))
    #expect(list(CGAffineTransform(scaleX: 1, y: -1)) == list(.identity))
  }

  @Test func `the snapshot's own view is drawn as it is before its transform`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    root.backgroundColor = .black
    root.transform = quarter
    #expect(root.displayList().description == "size 20 10\nfillRect 0 0 20 10 #000000FF")
  }

  @Test func `a turn in space is drawn as seen along z`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let card = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 20))
    card.backgroundColor = .black
    root.addSubview(card)
    card.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(card.frame == CGRect(x: 30, y: 10, width: 20, height: 20))
    #expect(root.displayList().description.hasSuffix("fillRect 30 10 20 20 #000000FF"))
    #expect(!card.layer.isInPerspective)
  }

  @Test func `perspective is drawn around the anchor point, and is a warning`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let card = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 20))
    root.addSubview(card)
    func kinds() -> [String] {
      LayoutDiagnosis(root: root, names: ViewNames(root: root)).diagnostics(fittingHeight: nil)
        .map(\.kind.rawValue)
    }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    card.transform3D = perspective
    #expect(kinds() == [])
    card.transform3D = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
    #expect(kinds() == ["perspective"])
    #expect(card.frame == CGRect(x: 30, y: 10, width: 20, height: 20))
    card.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    root.layer.sublayerTransform = perspective
    #expect(kinds() == ["perspective"])
  }

  @Test func `a layer with one side is not drawn from behind`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let card = UIView(frame: root.bounds)
    card.backgroundColor = .black
    card.layer.isDoubleSided = false
    root.addSubview(card)
    #expect(root.displayList().commands.count == 1)
    card.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.displayList().commands.isEmpty)
  }
}
