// Animations of layers on a timeline.
extension AnimationTimeline {
  /// Begins an animation, whose delegate hears of its end at its time.
  func add(_ animation: CAAnimation, to layer: CALayer, _ key: String?) {
    let name = key ?? layer.unusedAnimationKey
    remove(name, from: layer)
    let new = AddedAnimation(
      number: addedCount, layer: layer, key: name, animation: animation, added: now)
    added.append(new)
    addedCount += 1
    animation.delegate?.animationDidStart(animation)
    guard new.end.isFinite else { return }
    call(at: new.end) { [weak self] in self?.end(new) }
  }

  private func end(_ ended: AddedAnimation) {
    // It may have been removed, and added again under the same key.
    guard let place = added.firstIndex(where: { $0.number == ended.number }) else { return }
    let animation = ended.animation
    if animation.isRemovedOnCompletion { added.remove(at: place) }
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
