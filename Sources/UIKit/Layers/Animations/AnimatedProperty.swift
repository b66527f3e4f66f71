internal import Foundation

/// A layer's property by its key path, as animations name it.
///
/// Others than these keep their values.
@MainActor struct AnimatedProperty {
  let read: (CALayer) -> Any?
  let write: (CALayer, Any) -> Void

  init?(_ keyPath: String) {
    guard let property = Self.all[keyPath] else { return nil }
    self = property
  }

  /// A property by its key path, of what a layer shows while it is drawn: geometry, opacity and background of a view's layer are
  /// set without telling the view.
  init?(showing keyPath: String) {
    guard let property = Self.shown[keyPath] ?? Self.all[keyPath] else { return nil }
    self = property
  }

  private static let shown: [String: AnimatedProperty] = [
    "opacity": AnimatedProperty(of: \CALayer.shownOpacity),
    "backgroundColor": AnimatedProperty(of: \CALayer.shownBackgroundColor),
    "bounds": AnimatedProperty(of: \CALayer.shownBounds),
    "bounds.size": AnimatedProperty(of: \CALayer.shownBounds.size),
    "bounds.size.width": AnimatedProperty(of: \CALayer.shownBounds.size.width),
    "bounds.size.height": AnimatedProperty(of: \CALayer.shownBounds.size.height),
    "position": AnimatedProperty(of: \CALayer.shownPosition),
    "position.x": AnimatedProperty(of: \CALayer.shownPosition.x),
    "position.y": AnimatedProperty(of: \CALayer.shownPosition.y),
  ]

  /// The number of a value; nil for anything else.
  nonisolated static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private static let all: [String: AnimatedProperty] = [
    "opacity": AnimatedProperty(of: \CALayer.opacity),
    "hidden": AnimatedProperty(of: \CALayer.isHidden),
    "backgroundColor": AnimatedProperty(of: \CALayer.backgroundColor),
    "bounds": AnimatedProperty(of: \CALayer.bounds),
    "bounds.size": AnimatedProperty(of: \CALayer.bounds.size),
    "bounds.size.width": AnimatedProperty(of: \CALayer.bounds.size.width),
    "bounds.size.height": AnimatedProperty(of: \CALayer.bounds.size.height),
    "position": AnimatedProperty(of: \CALayer.position),
    "position.x": AnimatedProperty(of: \CALayer.position.x),
    "position.y": AnimatedProperty(of: \CALayer.position.y),
    "zPosition": AnimatedProperty(of: \CALayer.zPosition),
    "contents": AnimatedProperty(of: \CALayer.contents),
    "cornerRadius": AnimatedProperty(of: \CALayer.cornerRadius),
    "borderWidth": AnimatedProperty(of: \CALayer.borderWidth),
    "borderColor": AnimatedProperty(of: \CALayer.borderColor),
    "shadowRadius": AnimatedProperty(of: \CALayer.shadowRadius),
    "shadowColor": AnimatedProperty(of: \CALayer.shadowColor),
    "shadowOffset": AnimatedProperty(of: \CALayer.shadowOffset),
    "shadowPath": AnimatedProperty(of: \CALayer.shadowPath),
    "shadowOpacity": AnimatedProperty(of: \CALayer.shadowOpacity),
    "transform": AnimatedProperty(of: \CALayer.transform),
    "transform.scale": AnimatedProperty(of: \CALayer.planarTransform.scale),
    "transform.scale.x": AnimatedProperty(of: \CALayer.planarTransform.scaleX),
    "transform.scale.y": AnimatedProperty(of: \CALayer.planarTransform.scaleY),
    "transform.rotation": AnimatedProperty(of: \CALayer.planarTransform.rotation),
    "transform.rotation.z": AnimatedProperty(of: \CALayer.planarTransform.rotation),
    "transform.translation.x": AnimatedProperty(of: \CALayer.planarTransform.x),
    "transform.translation.y": AnimatedProperty(of: \CALayer.planarTransform.y),
    "path": AnimatedProperty(of: \CAShapeLayer.path),
    "fillColor": AnimatedProperty(of: \CAShapeLayer.fillColor),
    "strokeColor": AnimatedProperty(of: \CAShapeLayer.strokeColor),
    "strokeStart": AnimatedProperty(of: \CAShapeLayer.strokeStart),
    "strokeEnd": AnimatedProperty(of: \CAShapeLayer.strokeEnd),
    "lineWidth": AnimatedProperty(of: \CAShapeLayer.lineWidth),
    "lineDashPhase": AnimatedProperty(of: \CAShapeLayer.lineDashPhase),
    "colors": AnimatedProperty(of: \CAGradientLayer.colors),
    "locations": AnimatedProperty(of: \CAGradientLayer.locations),
    "startPoint": AnimatedProperty(of: \CAGradientLayer.startPoint),
    "endPoint": AnimatedProperty(of: \CAGradientLayer.endPoint),
  ]

  /// A property of a class of layers; a value of another type is not set.
  private init<Layer: CALayer, Value>(of path: ReferenceWritableKeyPath<Layer, Value>) {
    read = { ($0 as? Layer)?[keyPath: path] }
    write = { layer, value in
      guard let layer = layer as? Layer, let value = Self.cast(value, to: Value.self) else {
        return
      }
      layer[keyPath: path] = value
    }
  }

  private static func cast<Value>(_ value: Any, to type: Value.Type) -> Value? {
    let number = number(value)
    return switch type {
    case is CGFloat.Type: number as? Value
    case is Float.Type: number.map { Float($0) } as? Value
    case is Bool.Type: number.map { $0 != 0 } as? Value ?? value as? Value
    default: value as? Value
    }
  }
}

/// A transform of the plane as scale, then rotation, then translation; perspective and depth are lost.
private struct PlanarTransform {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var rotation: CGFloat
  var x: CGFloat
  var y: CGFloat

  /// The scale along both axes.
  var scale: CGFloat {
    get { scaleX }
    set { (scaleX, scaleY) = (newValue, newValue) }
  }

  init(_ transform: CATransform3D) {
    (x, y) = (transform.m41, transform.m42)
    rotation = atan2(transform.m12, transform.m11)
    scaleX = hypot(transform.m11, transform.m12)
    let isMirrored = transform.m11 * transform.m22 < transform.m12 * transform.m21
    scaleY = hypot(transform.m21, transform.m22) * (isMirrored ? -1 : 1)
  }

  var transform: CATransform3D {
    CATransform3DMakeAffineTransform(
      CGAffineTransform(translationX: x, y: y).rotated(by: rotation).scaledBy(x: scaleX, y: scaleY))
  }
}

extension CATransform3D {
  /// Returns what is between two transforms: scale, turn and move each by their part, a turn by the shorter way.
  ///
  /// Of transforms that are not made of these three, each number is between those of both.
  func mixed(with other: CATransform3D, at part: CGFloat) -> CATransform3D {
    let (from, to) = (PlanarTransform(self), PlanarTransform(other))
    guard from.transform.isNear(self), to.transform.isNear(other) else {
      return CATransform3D(numbers: zip(numbers, other.numbers).map { $0 + ($1 - $0) * part })
    }
    func between(_ path: KeyPath<PlanarTransform, CGFloat>) -> CGFloat {
      from[keyPath: path] + (to[keyPath: path] - from[keyPath: path]) * part
    }
    var mixed = to
    (mixed.scaleX, mixed.scaleY) = (between(\.scaleX), between(\.scaleY))
    (mixed.x, mixed.y) = (between(\.x), between(\.y))
    let turn = (to.rotation - from.rotation).remainder(dividingBy: 2 * .pi)
    mixed.rotation = from.rotation + turn * part
    return mixed.transform
  }

  private func isNear(_ other: CATransform3D) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

extension CALayer {
  fileprivate var planarTransform: PlanarTransform {
    get { PlanarTransform(transform) }
    set { transform = newValue.transform }
  }
}
