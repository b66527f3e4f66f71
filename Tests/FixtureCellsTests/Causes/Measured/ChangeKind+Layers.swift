import UIKit

extension ChangeKind {
  static let ofLayers = ofShadows + ofGradients + ofShapes + ofDepth

  private static let ofShadows = [
    layer("shadow opacity") {
      $0.layer.shadowOpacity = 0.9
      return [["shadowOpacity"], ["0.6"], ["0.9"]]
    },
    layer("shadow radius") {
      $0.layer.shadowRadius = 11
      return [["shadowRadius"], ["5"], ["11"]]
    },
    layer("shadow offset") {
      $0.layer.shadowOffset = CGSize(width: 3, height: 9)
      return [["shadowOffset"], ["0 -3"], ["3 9"]]
    },
    layer("shadow color") {
      $0.layer.shadowColor = UIColor.red.cgColor
      return [["shadowColor"], ["#000000FF"], ["#FF0000FF"]]
    },
    layer("shadow path") {
      $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 60)).cgPath
      return [["shadowPath"], ["none"], ["30 × 60"]]
    },
    own("shadow gone") {
      let view = card()
      view.layer.shadowOpacity = 0.6
      return view
    } _: { view, _ in
      view.layer.shadowOpacity = 0
      return [["shadowOpacity"], ["0.6"], ["0"]]
    },
  ]

  private static let ofGradients = [
    gradient("gradient colors") {
      $0.gradient?.colors = [UIColor.red.cgColor, UIColor.green.cgColor]
      return [["colors"], ["#0000FFFF"], ["#00FF00FF"]]
    },
    gradient("gradient locations") {
      $0.gradient?.locations = [0.2, 0.5]
      return [["locations"], ["none"], ["[0.2, 0.5]"]]
    },
    gradient("gradient start") {
      $0.gradient?.startPoint = CGPoint(x: 0, y: 0.25)
      return [["startPoint"], ["0.5 0"], ["0 0.25"]]
    },
  ]

  private static let ofShapes = [
    layer("mask") { view in
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
      mask.backgroundColor = UIColor.black.cgColor
      view.layer.mask = mask
      return [["mask"], ["none"], ["22 × 22"]]
    },
    layer("sublayer") { view in
      let line = CALayer()
      line.frame = CGRect(x: 0, y: 4, width: 30, height: 3)
      line.backgroundColor = UIColor.red.cgColor
      view.layer.addSublayer(line)
      return [["sublayers"], ["none"], ["30 × 3"]]
    },
    own("shape") {
      ShapeView()
    } _: { view, _ in
      view.shape.strokeColor = UIColor.blue.cgColor
      return [["sublayers"], ["#FF0000FF"], ["#0000FFFF"]]
    },
    layer("masked corners") {
      $0.layer.maskedCorners = [.layerMinXMinYCorner]
      return [["maskedCorners"], [".all"], [".layerMinXMinYCorner"]]
    },
    layer("border color") {
      $0.layer.borderColor = UIColor.red.cgColor
      return [["borderColor"], ["#000000FF"], ["#FF0000FF"]]
    },
  ]

  private static let ofDepth = [
    layer("transform") {
      $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      return [["transform"], [".identity"], ["scaleX 0.5 y 0.5"]]
    },
    layer("layer opacity") {
      $0.layer.opacity = 0.4
      return [["alpha"], ["1"], ["0.4"]]
    },
    layer("alpha after an animation") { view in
      UIView.animate(withDuration: 0.3) { view.alpha = 0.2 }
      return [["alpha"], ["1"], ["0.2"]]
    },
    own("z position", inside: ["front"]) {
      OverlapView()
    } _: { view, _ in
      view.front.layer.zPosition = -1
      return [["zPosition"], ["0"], ["-1"]]
    },
    own("clips to bounds") {
      OverlapView()
    } _: { view, _ in
      view.clipsToBounds = true
      return [["clipsToBounds"], ["false"], ["true"]]
    },
  ]

  private static func layer(
    _ name: String, _ change: @escaping @MainActor (UIView) -> [[String]]
  ) -> ChangeKind {
    own(name) {
      card()
    } _: { view, _ in
      change(view)
    }
  }

  private static func card() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemTeal
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 0.6
    view.layer.shadowRadius = 5
    return view
  }

  private static func gradient(
    _ name: String, _ change: @escaping @MainActor (GradientView) -> [[String]]
  ) -> ChangeKind {
    own(name) {
      GradientView()
    } _: { view, _ in
      change(view)
    }
  }
}

/// A view with a line that a layer of its own draws.
private final class ShapeView: UIView {
  let shape = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    shape.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 30, height: 30)).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.red.cgColor
    shape.lineWidth = 3
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }
}

/// Two views, the second of which covers a part of the first and leaves the bounds.
private final class OverlapView: UIView {
  let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    let back = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
    (back.backgroundColor, front.backgroundColor) = (.systemBlue, .systemOrange)
    front.accessibilityIdentifier = "front"
    for view in [back, front] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}
