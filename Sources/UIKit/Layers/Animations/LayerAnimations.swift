public import Foundation

/// What a layer keeps of animations and their time.
@MainActor final class LayerAnimations {
  /// An animation with what the layer had before it was added.
  struct Kept {
    let key: String
    let animation: CAAnimation
    let former: [(property: AnimatedProperty, value: Any?)]
  }

  /// In the order in which they were added.
  var kept: [Kept] = []
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode: CAMediaTimingFillMode = .removed
  var actions: [String: any CAAction]?
  /// What the layer shows at a moment of a timeline, in place of its own; nil for that.
  var shownOpacity: Float?
  var shownBackgroundColor: CGColor??
  /// The animations whose delegates are being called; one that its own end adds again runs forever.
  var ending: Set<String> = []
}

/// What runs when a property changes: an animation, or `NSNull` for nothing.
///
/// A snapshot shows the end of both.
@preconcurrency public protocol CAAction {}

extension NSNull: CAAction {}
extension CAAnimation: CAAction {}

extension CALayer {
  /// Adds an animation, which ends at once: its delegate hears of the start and the end.
  ///
  /// The layer gets the last value of one that stays, with `isRemovedOnCompletion` false and a fill mode that shows the end, until
  /// it is removed. One that repeats forever is kept, and changes nothing.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let timeline = AnimationTimeline.current { return timeline.add(anim, to: self, key) }
    let name = key ?? unusedAnimationKey
    removeAnimation(forKey: name)
    if anim.staysAtEnd || !anim.ends { keep(anim, name) }
    guard animations.ending.insert(name).inserted else { return }
    defer { animations.ending.remove(name) }
    anim.delegate?.animationDidStart(anim)
    if anim.ends { anim.delegate?.animationDidStop(anim, finished: true) }
  }

  /// A name for an animation without a key, which replaces no other one.
  var unusedAnimationKey: String {
    let used = Set(animationKeys() ?? [])
    return (0...used.count).lazy.map { "animation \($0)" }.first { !used.contains($0) } ?? ""
  }

  private func keep(_ anim: CAAnimation, _ key: String) {
    let values = anim.staysAtEnd ? anim.lastValues(of: self) : []
    let changes = values.compactMap { keyPath, value in
      AnimatedProperty(keyPath).map { (property: $0, value: value) }
    }
    let former = changes.map { (property: $0.property, value: $0.property.read(self)) }
    for change in changes { change.property.write(self, change.value) }
    animations.kept.append(LayerAnimations.Kept(key: key, animation: anim, former: former))
  }

  /// Removes an animation; the layer gets back the values that it had before.
  public func removeAnimation(forKey key: String) {
    AnimationTimeline.current?.remove(key, from: self)
    guard let index = ownAnimations?.kept.firstIndex(where: { $0.key == key }) else { return }
    let removed = animations.kept.remove(at: index)
    for (property, value) in removed.former {
      if let value { property.write(self, value) }
    }
    if !removed.animation.ends {
      removed.animation.delegate?.animationDidStop(removed.animation, finished: false)
    }
  }

  /// Removes all animations, the last one first.
  public func removeAllAnimations() {
    AnimationTimeline.current?.removeAll(from: self)
    for kept in (ownAnimations?.kept ?? []).reversed() { removeAnimation(forKey: kept.key) }
  }

  /// Returns an animation that the layer keeps: one that stays at its end, or has none.
  public func animation(forKey key: String) -> CAAnimation? {
    AnimationTimeline.current?.animations(of: self).first { $0.key == key }?.animation
      ?? ownAnimations?.kept.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations that the layer keeps; nil for none.
  public func animationKeys() -> [String]? {
    let running = AnimationTimeline.current?.animations(of: self).map(\.key) ?? []
    let keys = keptAnimations.map(\.key).filter { !running.contains($0) } + running
    return keys.isEmpty ? nil : keys
  }

  /// Returns the layer: a snapshot shows the end of animations.
  public func presentation() -> Self? { self }
  /// Returns the layer: a snapshot shows the end of animations.
  public func model() -> Self { self }
  /// Returns the time: all layers have the same.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
  /// Returns the time: all layers have the same.
  public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }

  /// What runs when properties change; kept.
  public var actions: [String: any CAAction]? {
    get { ownAnimations?.actions }
    set { animations.actions = newValue }
  }

  /// The animations that stay at their end, or have none.
  var keptAnimations: [LayerAnimations.Kept] { ownAnimations?.kept ?? [] }

  fileprivate var animations: LayerAnimations {
    if let ownAnimations { return ownAnimations }
    let new = LayerAnimations()
    ownAnimations = new
    return new
  }
}

// What a layer shows at a moment of a timeline. Views are not told, so that neither their layout nor an app's overrides see it.
extension CALayer {
  var shownOpacity: Float {
    get { ownAnimations?.shownOpacity ?? opacity }
    set { animations.shownOpacity = newValue }
  }

  var shownBackgroundColor: CGColor? {
    get { ownAnimations?.shownBackgroundColor ?? backgroundColor }
    set { animations.shownBackgroundColor = .some(newValue) }
  }

  var shownBounds: CGRect {
    get { bounds }
    set {
      let place = position
      guard let view else { return ownBounds = newValue }
      view.boundsOrigin = newValue.origin
      view.plainFrame = layerTransform.plainFrame(at: place, newValue.size)
    }
  }

  var shownPosition: CGPoint {
    get { position }
    set {
      guard let view else { return ownPosition = newValue }
      view.plainFrame = layerTransform.plainFrame(at: newValue, view.plainFrame.size)
    }
  }

  /// Shows the layer's own opacity and background again.
  func forgetShown() {
    ownAnimations?.shownOpacity = nil
    ownAnimations?.shownBackgroundColor = nil
  }
}

extension CALayer: CAMediaTiming {
  /// When the layer's time begins; kept.
  public var beginTime: TimeInterval {
    get { ownAnimations?.beginTime ?? 0 }
    set { animations.beginTime = newValue }
  }

  /// How long the layer's time lasts; kept.
  public var duration: TimeInterval {
    get { ownAnimations?.duration ?? .infinity }
    set { animations.duration = newValue }
  }

  /// How much faster the layer's time runs; kept.
  public var speed: Float {
    get { ownAnimations?.speed ?? 1 }
    set { animations.speed = newValue }
  }

  /// The seconds that are added to the layer's time; kept.
  public var timeOffset: TimeInterval {
    get { ownAnimations?.timeOffset ?? 0 }
    set { animations.timeOffset = newValue }
  }

  /// How often the layer's time repeats; kept.
  public var repeatCount: Float {
    get { ownAnimations?.repeatCount ?? 0 }
    set { animations.repeatCount = newValue }
  }

  /// How long the layer's time repeats; kept.
  public var repeatDuration: TimeInterval {
    get { ownAnimations?.repeatDuration ?? 0 }
    set { animations.repeatDuration = newValue }
  }

  /// Whether the layer's time runs back; kept.
  public var autoreverses: Bool {
    get { ownAnimations?.autoreverses ?? false }
    set { animations.autoreverses = newValue }
  }

  /// What the layer shows before and after its time; kept.
  public var fillMode: CAMediaTimingFillMode {
    get { ownAnimations?.fillMode ?? .removed }
    set { animations.fillMode = newValue }
  }
}
