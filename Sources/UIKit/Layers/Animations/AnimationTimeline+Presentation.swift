internal import Foundation

// What layers show at a moment.
extension AnimationTimeline {
  /// Runs an action, such as drawing, with the values that layers show now; afterwards they have their own again.
  package func presenting<Result>(_ body: () throws -> Result) rethrows -> Result {
    var former: [(layer: CALayer, property: AnimatedProperty, value: Any)] = []
    func show(_ value: Any, _ property: AnimatedProperty, of layer: CALayer) {
      guard let own = property.read(layer) else { return }
      former.append((layer, property, own))
      property.write(layer, value)
    }
    for (layer, index, value) in shownByViews {
      show(value.value, LayerValues.property(index), of: layer)
    }
    for added in added {
      for (property, value) in added.values(at: now) { show(value, property, of: added.layer) }
    }
    defer {
      for (layer, property, value) in former.reversed() {
        property.write(layer, value)
        layer.forgetShown()
      }
    }
    return try perform(body)
  }

  /// The properties that animations of views change now, in the order in which they were first animated.
  private var shownByViews: [(CALayer, Int, AnimationValue)] {
    var order: [Target] = []
    var groups: [Target: [ViewMotion]] = [:]
    for motion in motions {
      let target = Target(layer: ObjectIdentifier(motion.change.layer), index: motion.change.index)
      if groups[target] == nil { order.append(target) }
      groups[target, default: []].append(motion)
    }
    return order.compactMap { target in
      guard let group = groups[target], let first = group.first,
        group.contains(where: { $0.timing.progress(at: now) != nil })
      else { return nil }
      let layer = first.change.layer
      let own = AnimationValue(LayerValues.property(target.index).read(layer)) ?? first.change.to
      return (layer, target.index, shown(by: group, own: own))
    }
  }

  private struct Target: Hashable {
    let layer: ObjectIdentifier
    let index: Int
  }

  /// What a property shows by its animations.
  ///
  /// Those of places and sizes add what is left of each way, as on iOS since version 8; of others the last that has begun counts.
  private func shown(by motions: [ViewMotion], own: AnimationValue) -> AnimationValue {
    if own.addsUp {
      return motions.reduce(own) { value, motion in
        guard let done = motion.timing.progress(at: now) else { return value }
        let rest = CGFloat(1 - done)
        return value.adding(motion.change.from, times: rest)
          .adding(motion.change.to, times: -rest)
      }
    }
    let begun = motions.last { now > $0.timing.begin && $0.hasBegun(at: now) }
    guard let begun else { return motions[0].change.from }
    guard let done = begun.timing.progress(at: now) else { return begun.change.to }
    return begun.change.from.mixed(with: begun.change.to, at: CGFloat(done))
  }
}

extension ViewMotion {
  /// Whether a step of keyframes has begun; any other animation has with its time.
  fileprivate func hasBegun(at time: Double) -> Bool {
    timing.window == 0...1 || timing.progress(at: time).map { $0 > 0 } ?? true
  }
}
