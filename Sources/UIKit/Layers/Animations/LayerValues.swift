internal import Foundation

/// The values of all layers of views in a view that `UIView` animates.
///
/// Layers without a view change at once: Core Animation animates them by itself, apart from the animations of views.
@MainActor struct LayerValues {
  /// What the properties of a view's layer are called in animations.
  private static let keyPaths = [
    "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor",
  ]
  private static let properties = keyPaths.compactMap { AnimatedProperty(showing: $0) }

  private var values: [ObjectIdentifier: [AnimationValue]] = [:]
  private let layers: [CALayer]

  init(of root: UIView) {
    layers = root.animatedLayers.filter { $0.view != nil }
    for layer in layers {
      values[ObjectIdentifier(layer)] = Self.properties.map {
        AnimationValue($0.read(layer)) ?? .color(nil)
      }
    }
  }

  /// A property with another value than before.
  struct Change {
    let layer: CALayer
    /// The position of the property among those that are animated.
    let index: Int
    let from: AnimationValue
    let to: AnimationValue
  }

  static func property(_ index: Int) -> AnimatedProperty { properties[index] }

  /// What is different, in the order of the views; a view that was not there before has only changed at once.
  func changes(since before: LayerValues) -> [Change] {
    layers.flatMap { layer -> [Change] in
      let key = ObjectIdentifier(layer)
      guard let old = before.values[key], let new = values[key] else { return [] }
      return old.indices.filter { old[$0] != new[$0] }.map {
        Change(layer: layer, index: $0, from: old[$0], to: new[$0])
      }
    }
  }

  /// Takes the new value of a change.
  mutating func take(_ change: Change) {
    values[ObjectIdentifier(change.layer)]?[change.index] = change.to
  }
}

extension UIView {
  /// The layers of the view and in it, from the back.
  var animatedLayers: [CALayer] { layer.withSublayers }
}

extension CALayer {
  fileprivate var withSublayers: [CALayer] {
    [self] + (mask.map { $0.withSublayers } ?? []) + children.flatMap(\.withSublayers)
  }
}
