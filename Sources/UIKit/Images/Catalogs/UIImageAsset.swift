internal import Foundation
internal import Graphics
internal import Locks

/// The variants of one image, by scale and by light and dark.
public final class UIImageAsset: Hashable, Sendable {
  let name: String
  /// Whether the variants have their own cap insets.
  let isSliced: Bool
  private let variants: [Variant]

  struct Variant: Sendable {
    let file: URL
    let scale: CGFloat
    let isDark: Bool
    let capInsets: UIEdgeInsets
  }

  init(name: String, variants: [Variant], isSliced: Bool = false) {
    (self.name, self.variants, self.isSliced) = (name, variants, isSliced)
  }

  /// Returns the best variant for some traits.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let traits = traitCollection.filled(from: .current)
    guard let best = variant(for: traits) else { return UIImage() }
    var attributes = ImageAttributes(scale: best.scale, asset: self)
    attributes.capInsets = best.capInsets
    return UIImage(contents: best.contents, attributes: attributes)
  }

  /// Returns the best pixels for some traits; nil if none of the files can be read.
  ///
  /// The appearance takes precedence over the scale: a dark image of another scale is still dark.
  func variant(
    for traits: UITraitCollection
  ) -> (contents: ImageContents, scale: CGFloat, capInsets: UIEdgeInsets)? {
    let isDark = traits.userInterfaceStyle == .dark
    let scales = ImageFile.scales(nearestTo: traits.displayScale)
    let wanted = isDark ? [true, false] : [false]
    for appearance in wanted {
      for scale in scales {
        for variant in variants where variant.isDark == appearance && variant.scale == scale {
          if let source = NamedImages.shared.source(of: variant.file, name: name) {
            return (.bitmap(source), variant.scale, variant.capInsets)
          }
        }
      }
    }
    return nil
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
    guard let data = FileManager.default.contents(atPath: file.path),
      let source = ImageSource(data: data, name: name)
    else { return nil }
    sources.withLock {
      if $0.count >= Self.capacity { $0.removeAll() }
      $0[file] = source
    }
    return source
  }
}
