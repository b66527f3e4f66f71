extension CALayer {
  public var superlayer: CALayer? { view?.storedSuperview?.layer ?? ownSuperlayer }

  /// The sublayers, back to front, including those of subviews; nil without any.
  public var sublayers: [CALayer]? {
    get {
      let all = children
      return all.isEmpty ? nil : all
    }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The view of the layer, or of the innermost layer around it, or masked by it, that has one.
  var nearestView: UIView? {
    sequence(first: self) { $0.superlayer ?? $0.maskedLayer }
      .prefix(2 * LayoutDepth.limit).lazy.compactMap(\.view).first
  }

  /// Adds a layer in front of the others.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Inserts a layer at a position counted from the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Inserts a layer behind another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { all in sibling.flatMap { all.firstIndex(of: $0) } ?? 0 }
  }

  /// Inserts a layer in front of another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { all in sibling.flatMap { all.firstIndex(of: $0) }.map { $0 + 1 } ?? all.count }
  }

  /// Replaces a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    if let owner = ownSuperlayer {
      owner.layers.removeAll { $0 === self }
      ownSuperlayer = nil
    } else {
      view?.removeFromSuperview()
    }
  }

  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    // Nothing is in a layer without sublayers, and looking would make deep trees slow.
    precondition(
      layer !== self
        && (layer.children.isEmpty
          || !sequence(first: self, next: \.superlayer).contains { $0 === layer }),
      "A layer cannot contain itself.")
    layer.removeFromSuperlayer()
    guard admits(layer) else { return }
    layers = children
    layers.insert(layer, at: place(layers))
    layer.ownSuperlayer = self
  }

  /// The sublayers in the order of the hierarchy.
  var children: [CALayer] {
    guard let view else { return layers }
    guard layers.contains(where: { $0.ownSuperlayer === self }) else {
      return view.storedSubviews.map(\.layer)
    }
    if view.hasChangedSubviews {
      layers = merged(layers, with: view.storedSubviews.map(\.layer))
      view.hasChangedSubviews = false
    }
    return layers
  }

  /// Returns a list updated for the subviews: removed ones are dropped, new ones come before the subview after them,
  /// otherwise in front, and subviews keep their order.
  private func merged(_ known: [CALayer], with subviewLayers: [CALayer]) -> [CALayer] {
    let ofSubviews = Set(subviewLayers.map(ObjectIdentifier.init))
    let kept = known.filter {
      $0.ownSuperlayer === self || ofSubviews.contains(ObjectIdentifier($0))
    }
    let present = Set(kept.map(ObjectIdentifier.init))
    var waiting: [CALayer] = []
    var before: [ObjectIdentifier: [CALayer]] = [:]
    for layer in subviewLayers {
      let isKept = present.contains(ObjectIdentifier(layer))
      if isKept { (before[ObjectIdentifier(layer)], waiting) = (waiting, []) }
      if !isKept { waiting.append(layer) }
    }
    var result = kept.flatMap { (before[ObjectIdentifier($0)] ?? []) + [$0] } + waiting
    let slots = result.indices.filter { result[$0].ownSuperlayer !== self }
    for (slot, layer) in zip(slots, subviewLayers) { result[slot] = layer }
    return result
  }

  /// The sublayers in drawing order: by `zPosition`, then by order.
  var drawnChildren: [CALayer] {
    let all = children
    guard all.contains(where: { $0.zPosition != 0 }) else { return all }
    return all.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
