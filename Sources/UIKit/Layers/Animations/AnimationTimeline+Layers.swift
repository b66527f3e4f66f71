// Animations of layers on a timeline.
extension AnimationTimeline {
  /// Begins an animation, whose delegate hears of its end at its time.
  func add(_ animation: CAAnimation, to layer: CALayer, _ key: String?) {
    let name = key ?? "animation \(added.count)"
    remove(name, from: layer)
    let new = AddedAnimation(layer: layer, key: name, animation: animation, added: now)
    added.append(new)
    animation.delegate?.animationDidStart(animation)
    guard new.end.isFinite else { return }
    call(at: new.end) { [weak self] in self?.end(animation, of: layer, name) }
  }

  private func end(_ animation: CAAnimation, of layer: CALayer, _ key: String) {
    guard animations(of: layer).contains(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion {
      added.removeAll { $0.layer === layer && $0.animation === animation }
    }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  /// Ends an animation before its time.
  func remove(_ key: String, from layer: CALayer) {
    let removed = animations(of: layer).filter { $0.key == key }
    added.removeAll { $0.layer === layer && $0.key == key }
    for animation in removed.map(\.animation) {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }

  func removeAll(from layer: CALayer) {
    for key in animations(of: layer).map(\.key) { remove(key, from: layer) }
  }

  func animations(of layer: CALayer) -> [AddedAnimation] { added.filter { $0.layer === layer } }
}
