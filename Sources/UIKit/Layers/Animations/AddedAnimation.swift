internal import Foundation

/// An animation that was added to a layer, with when.
@MainActor struct AddedAnimation {
  /// Its number on the timeline: one animation may be added more than once.
  let number: Int
  let layer: CALayer
  let key: String
  let animation: CAAnimation
  /// On the timeline, in seconds.
  let added: Double

  /// When it begins: a beginning that apps count from `CACurrentMediaTime`, which is 0, counts from when it was added.
  private var begin: Double { added + animation.beginTime }

  /// When it ends; infinite for one without an end.
  var end: Double { begin + animation.activeDuration(in: nil) }

  /// The values that the layer shows at a time, by property.
  func values(at time: Double) -> [(property: AnimatedProperty, value: Any)] {
    animation.values(at: time - begin, of: layer, in: nil)
  }
}

extension CAAnimation {
  /// The duration of animations that have none.
  ///
  /// https://developer.apple.com/documentation/quartzcore/catransaction/animationduration()
  private static let standardDuration = 0.25

  private func ownDuration(in group: Double?) -> Double {
    duration > 0 ? duration : group ?? Self.standardDuration
  }

  /// How long it runs with all its repetitions, in seconds of what it belongs to.
  func activeDuration(in group: Double?) -> Double {
    guard ends, speed > 0 else { return .infinity }
    let cycle = ownDuration(in: group) * (autoreverses ? 2 : 1)
    let runs = repeatCount > 0 ? Double(repeatCount) : 1
    return (repeatDuration > 0 ? repeatDuration : cycle * runs) / Double(speed)
  }

  /// Returns the values that a layer shows, by property; none before its beginning and after its end, unless it stays.
  ///
  /// - Parameters:
  ///   - time: the seconds since it began, which may be negative.
  ///   - layer: the layer.
  ///   - group: the duration of the group that it belongs to.
  /// - Returns: each property with its value.
  func values(
    at time: Double, of layer: CALayer, in group: Double?
  ) -> [(property: AnimatedProperty, value: Any)] {
    let active = activeDuration(in: group)
    let showsStart = fillMode == .backwards || fillMode == .both
    let showsEnd =
      (fillMode == .forwards || fillMode == .both) && (group != nil || !isRemovedOnCompletion)
    guard time >= 0 || showsStart, time < active || showsEnd else { return [] }
    let length = ownDuration(in: group)
    let local = min(max(time, 0), active) * Double(speed) + timeOffset
    let cycle = length * (autoreverses ? 2 : 1)
    var phase = local.truncatingRemainder(dividingBy: cycle)
    // The end of the last run, and not the beginning of another one.
    if phase == 0, local > 0, time >= active { phase = cycle }
    if phase > length { phase = cycle - phase }
    return values(in: phase, of: length, layer: layer)
  }

  /// The part of the way that is done after some seconds of a run.
  func progress(_ seconds: Double, of length: Double) -> Double {
    if let spring = self as? CASpringAnimation {
      return AnimationPace.spring(spring.motion).progress(at: seconds, of: .infinity)
    }
    let part = length > 0 ? min(seconds / length, 1) : 1
    return timingFunction?.value(at: part) ?? part
  }

  private func values(
    in seconds: Double, of length: Double, layer: CALayer
  ) -> [(property: AnimatedProperty, value: Any)] {
    if let group = self as? CAAnimationGroup {
      let time = group.progress(seconds, of: length) * length
      return (group.animations ?? []).flatMap {
        $0.values(at: time - $0.beginTime, of: layer, in: length)
      }
    }
    guard let animation = self as? CAPropertyAnimation, let keyPath = animation.keyPath,
      let property = AnimatedProperty(showing: keyPath)
    else { return [] }
    let own = property.read(layer)
    guard
      let value = animation.value(
        at: progress(seconds, of: length), from: AnimationValue(own), own)
    else { return [] }
    return [(property, value)]
  }
}
