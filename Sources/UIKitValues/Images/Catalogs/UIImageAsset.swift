internal import Foundation
internal import Locks

/// The variants of one image, by scale and by light and dark: those of an asset catalogue, or registered ones.
public final class UIImageAsset: Hashable, Sendable {
  let name: String
  /// Whether the variants have their own cap insets.
  let isSliced: Bool
  /// Whether a vector keeps its shapes, to be drawn at the size at which it is used.
  let keepsShapes: Bool
  private let variants: [ImageVariant]
  /// Those that an app has registered, in that order.
  private let registered = Lock<[Registered]>([])

  init(
    name: String, variants: [ImageVariant], isSliced: Bool = false, keepsShapes: Bool = false
  ) {
    (self.name, self.variants, self.isSliced) = (name, variants, isSliced)
    self.keepsShapes = keepsShapes
  }

  private struct Registered: Sendable {
    let image: UIImage
    let traits: UITraitCollection

    /// How well the image fits: its appearance counts more than its scale; nil if it is for another appearance.
    func fitness(for wanted: UITraitCollection) -> Int? {
      let style = traits.userInterfaceStyle
      guard style == .unspecified || style == wanted.userInterfaceStyle else { return nil }
      return (style == .unspecified ? 0 : 2) + (traits.displayScale == wanted.displayScale ? 1 : 0)
    }
  }

  /// Creates an asset without variants.
  public convenience init() { self.init(name: "", variants: []) }

  /// Adds a variant for some traits, in place of the one for equal traits.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    registered.withLock {
      $0.removeAll { $0.traits == traitCollection }
      $0.append(Registered(image: image, traits: traitCollection))
    }
  }

  /// Removes the variant for some traits.
  public func unregister(imageWith traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  private func registeredImage(for traits: UITraitCollection) -> UIImage? {
    registered.withLock { known in
      let fitting = known.compactMap { entry in entry.fitness(for: traits).map { ($0, entry.image) }
      }
      // The first one of equal fitness.
      return fitting.max { $0.0 < $1.0 }?.1 ?? known.first?.image
    }
  }

  /// Returns the best variant for some traits.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let traits = traitCollection.filled(from: .current)
    guard let best = variant(for: traits) else { return UIImage() }
    return UIImage(contents: best.contents, attributes: best.attributes(of: self))
  }

  /// Returns the best picture for some traits: of files that exist and cannot be drawn a placeholder; nil without any.
  ///
  /// The appearance takes precedence over the scale: a dark image of another scale is still dark.
  func variant(for traits: UITraitCollection) -> ImageVariant.Picture? {
    if let image = registeredImage(for: traits) {
      return ImageVariant.Picture(
        contents: image.contents, scale: image.scale, capInsets: image.capInsets,
        alignmentInsets: image.attributes.alignmentRectInsets, problem: image.attributes.missing)
    }
    var unusable: (variant: ImageVariant, why: UnusablePicture)?
    for variant in variants.inOrder(for: traits) {
      switch NamedImages.shared.contents(of: variant.file, name: name) {
      case .success(let contents)?:
        return variant.picture(
          of: contents, asset: self, scale: traits.displayScale,
          insteadOf: unusable.map { ($0.variant.file, $0.why) })
      case .failure(let why)?: unusable = unusable ?? (variant, why)
      case nil: break
      }
    }
    return unusable.map {
      $0.variant.placeholder(of: self, why: $0.why, scale: traits.displayScale)
    }
  }

  /// Returns whether both are the same asset.
  public static func == (lhs: UIImageAsset, rhs: UIImageAsset) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
