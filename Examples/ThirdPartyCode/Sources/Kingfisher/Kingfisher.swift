import UIKit

/// The pictures that are there without a network: those that a test hands over.
@MainActor package final class ImageCache {
  package static let `default` = ImageCache()
  private var pictures: [String: UIImage] = [:]

  package func store(_ image: UIImage, forKey key: String) { pictures[key] = image }
  package func clearMemoryCache() { pictures = [:] }

  func picture(for url: URL?) -> UIImage? { url.flatMap { pictures[$0.absoluteString] } }
}

/// The loader's members of an image view.
@MainActor package struct KingfisherWrapper {
  let view: UIImageView

  /// Shows the picture at once, or the placeholder if no test has handed one over.
  package func setImage(with url: URL?, placeholder: UIImage? = nil) {
    view.image = ImageCache.default.picture(for: url) ?? placeholder
  }
}

extension UIImageView {
  package var kf: KingfisherWrapper { KingfisherWrapper(view: self) }
}
