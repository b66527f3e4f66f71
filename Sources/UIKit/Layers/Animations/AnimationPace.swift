internal import Foundation

/// How far an animation is, by the time since its beginning.
enum AnimationPace {
  case curve(CAMediaTimingFunction)
  case spring(SpringMotion)

  /// The curves of UIKit have the control points of Core Animation's.
  init(_ curve: UIView.AnimationCurve) {
    self = .curve(
      CAMediaTimingFunction(
        name: [.easeInEaseOut, .easeIn, .easeOut, .linear][curve.rawValue]))
  }

  @MainActor init(_ parameters: (any UITimingCurveProvider)?, duration: Double) {
    switch parameters {
    case let spring as UISpringTimingParameters: self = .spring(spring.motion(in: duration))
    case let cubic as UICubicTimingParameters:
      let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
      self = .curve(
        CAMediaTimingFunction(
          controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y)))
    default: self.init(.easeInOut)
    }
  }

  /// The part of the way that is done after some seconds of a duration.
  func progress(at time: Double, of duration: Double) -> Double {
    guard time < duration else { return 1 }
    return switch self {
    case .curve(let function): function.value(at: time / duration)
    case .spring(let spring): spring.progress(at: time).onGrid
    }
  }
}

extension Double {
  /// Rounded so that the last digits of a machine's sines do not reach a picture.
  fileprivate var onGrid: Double { (self * 0x1p24).rounded() * 0x1p-24 }
}

extension CAMediaTimingFunction {
  /// The part of the way that is done at a part of the time, both 0…1.
  func value(at time: Double) -> Double {
    let points = controlPoints.map(Double.init)
    guard time > 0, time < 1 else { return time <= 0 ? 0 : 1 }
    if points[0] == points[1], points[2] == points[3] { return time }
    func place(_ first: Double, _ second: Double, _ s: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
    }
    // The curve goes forwards in time, so halving finds the only point.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if place(points[0], points[2], middle) < time { low = middle } else { high = middle }
    }
    return place(points[1], points[3], high)
  }
}
