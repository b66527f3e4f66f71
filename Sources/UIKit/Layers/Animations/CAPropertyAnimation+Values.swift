internal import Foundation
internal import Graphics

extension CAPropertyAnimation {
  /// Returns what the property shows at a part of the way; nil where the animation says nothing.
  func value(at part: Double, from own: AnimationValue?, _ value: Any?) -> Any? {
    switch self {
    case let basic as CABasicAnimation: basic.shown(at: part, own, value)
    case let keyframes as CAKeyframeAnimation: keyframes.shown(at: part, own)
    default: nil
    }
  }
}

extension CABasicAnimation {
  /// By which of the three values are set.
  ///
  /// https://developer.apple.com/documentation/quartzcore/cabasicanimation#Setting-interpolation-values
  fileprivate func shown(at part: Double, _ own: AnimationValue?, _ value: Any?) -> Any? {
    let read = { (value: Any?) in value.flatMap { AnimationValue($0, like: own) } }
    let (from, to, by) = (read(fromValue), read(toValue), read(byValue))
    let ends: (AnimationValue?, AnimationValue?) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.adding(by, times: -1), to)
      case (let from?, nil, nil): (from, isAdditive ? own?.adding(own ?? from, times: -1) : own)
      case (nil, let to?, nil): (own, to)
      case (nil, nil, let by?): (own, own?.adding(by))
      case (nil, nil, nil): (nil, nil)
      }
    guard let start = ends.0, let end = ends.1 else {
      // Nothing is between two paths or pictures.
      return part < 0.5 ? fromValue : toValue
    }
    let shown = start.mixed(with: end, at: CGFloat(part))
    return isAdditive ? own?.adding(shown).value : shown.value
  }
}

extension CASpringAnimation {
  var motion: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }
}

extension CAKeyframeAnimation {
  fileprivate func shown(at part: Double, _ own: AnimationValue?) -> Any? {
    if let path { return path.path.point(at: part) }
    guard let values, let first = values.first else { return nil }
    let count = values.count
    guard count > 1 else { return first }
    let isDiscrete = calculationMode == .discrete
    let times = times(of: count, isDiscrete: isDiscrete)
    let last = isDiscrete ? count - 1 : count - 2
    let step = min(max((times.lastIndex { $0 <= part } ?? 0), 0), last)
    guard !isDiscrete else { return values[step] }
    let length = times[step + 1] - times[step]
    var local = length > 0 ? min(max((part - times[step]) / length, 0), 1) : 1
    if let functions = timingFunctions, functions.indices.contains(step) {
      local = functions[step].value(at: local)
    }
    guard let start = AnimationValue(values[step], like: own),
      let end = AnimationValue(values[step + 1], like: own)
    else { return local < 1 ? values[step] : values[step + 1] }
    let shown = start.mixed(with: end, at: CGFloat(local))
    return isAdditive ? own?.adding(shown).value : shown.value
  }

  /// When each value is reached, and when the last one of discrete ones ends: evenly, where the app does not say.
  private func times(of count: Int, isDiscrete: Bool) -> [Double] {
    let wanted = isDiscrete ? count + 1 : count
    if let keyTimes, keyTimes.count == wanted { return keyTimes.map(\.doubleValue) }
    return (0..<wanted).map { Double($0) / Double(wanted - 1) }
  }
}

extension Path {
  /// The point after a part of the whole length, as of `CAAnimationCalculationMode.paced`.
  fileprivate func point(at part: Double) -> CGPoint? {
    var segments: [(CGPoint, CGPoint)] = []
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    for element in flattened.elements {
      switch element {
      case .move(let point): (pen, start) = (point, point)
      case .line(let point):
        segments.append((pen, point))
        pen = point
      case .close:
        segments.append((pen, start))
        pen = start
      default: break
      }
    }
    let lengths = segments.map { hypot($1.x - $0.x, $1.y - $0.y) }
    var rest = lengths.reduce(0, +) * min(max(part, 0), 1)
    for (segment, length) in zip(segments, lengths) {
      if rest <= length, length > 0 {
        let share = rest / length
        return CGPoint(
          x: segment.0.x + (segment.1.x - segment.0.x) * share,
          y: segment.0.y + (segment.1.y - segment.0.y) * share)
      }
      rest -= length
    }
    return segments.last?.1
  }
}
