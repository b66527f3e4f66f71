internal import FileAccess
internal import Foundation
internal import Graphics
internal import Locks

/// The variants of one image, by scale and by light and dark: those of an asset catalogue, or registered ones.
public final class UIImageAsset: Hashable, Sendable {
  let name: String
  /// Whether the variants have their own cap insets.
  let isSliced: Bool
  private let variants: [Variant]
  /// Those that an app has registered, in that order.
  private let registered = Lock<[Registered]>([])

  struct Variant: Sendable {
    let file: URL
    let scale: CGFloat
    var isDark = false
    var capInsets = UIEdgeInsets.zero
    var alignmentInsets = UIEdgeInsets.zero
  }

  /// A variant's pixels, and its insets in points.
  struct Picture {
    let contents: ImageContents
    let scale: CGFloat
    let capInsets: UIEdgeInsets
    let alignmentInsets: UIEdgeInsets

    func attributes(of asset: UIImageAsset) -> ImageAttributes {
      ImageAttributes(
        scale: scale, capInsets: capInsets, alignmentRectInsets: alignmentInsets, asset: asset)
    }
  }

  init(name: String, variants: [Variant], isSliced: Bool = false) {
    (self.name, self.variants, self.isSliced) = (name, variants, isSliced)
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

  /// Returns the best pixels for some traits; nil if none of the files can be read.
  ///
  /// The appearance takes precedence over the scale: a dark image of another scale is still dark.
  func variant(for traits: UITraitCollection) -> Picture? {
    if let image = registeredImage(for: traits) {
      return Picture(
        contents: image.contents, scale: image.scale, capInsets: image.capInsets,
        alignmentInsets: image.attributes.alignmentRectInsets)
    }
    let isDark = traits.userInterfaceStyle == .dark
    let scales = ImageFile.scales(nearestTo: traits.displayScale)
    let wanted = isDark ? [true, false] : [false]
    for appearance in wanted {
      for scale in scales {
        for variant in variants where variant.isDark == appearance && variant.scale == scale {
          if let source = NamedImages.shared.source(of: variant.file, name: name) {
            return Picture(
              contents: .bitmap(source), scale: variant.scale, capInsets: variant.capInsets,
              alignmentInsets: variant.alignmentInsets)
          }
        }
      }
    }
    return nil
  }

  /// Why the first file that cannot be read cannot, in parentheses after a space; empty if all can.
  var reason: String {
    for variant in variants {
      do throws(FileError) {
        _ = try Files.read(existing: variant.file)
      } catch {
        return " (\(error.reason))"
      }
    }
    return ""
  }

  /// Returns whether both are the same asset.
  public static func == (lhs: UIImageAsset, rhs: UIImageAsset) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The cache of named images' decoded files, as in UIKit.
final class NamedImages: Sendable {
  static let shared = NamedImages()

  private static let capacity = 64
  private let sources = Lock<[URL: ImageSource]>([:])

  /// Returns the pixels of a file; nil if it is not a PNG or JPEG file.
  func source(of file: URL, name: String) -> ImageSource? {
    if let source = sources.withLock({ $0[file] }) { return source }
    guard let data = try? Files.read(existing: file),
      let source = ImageSource(data: data, name: name)
    else { return nil }
    sources.withLock {
      if $0.count >= Self.capacity { $0.removeAll() }
      $0[file] = source
    }
    return source
  }
}
