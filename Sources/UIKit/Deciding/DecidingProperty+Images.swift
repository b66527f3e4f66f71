internal import Foundation
internal import Graphics
internal import NumberText
internal import SymbolGlyphs

extension DecidingProperty {
  static let images = [
    DecidingProperty("image", of: UIImageView.self) {
      $0.image?.sizeText
    } write: { view, text in
      guard let image = UIImage.restored(text, like: view.image) else { return nil }
      return set(\.image, of: view, to: image)
    },
    DecidingProperty("imageContents", of: UIImageView.self, read: { $0.image?.contentsText }),
    DecidingProperty("image.renderingMode", of: UIImageView.self) { view in
      guard let mode = view.image?.renderingMode, mode != .automatic else { return nil }
      return "\(mode)"
    } write: { view, text in
      guard let mode = text.map(UIImage.RenderingMode.init(caseName:)) ?? .automatic else {
        return nil
      }
      return set(\.image, of: view, to: view.image?.withRenderingMode(mode))
    },
    DecidingProperty(
      "preferredSymbolConfiguration", of: UIImageView.self
    ) {
      $0.preferredSymbolConfiguration?.words
    } write: { view, text in
      let configuration = text.flatMap(UIImage.SymbolConfiguration.init(words:))
      guard (configuration == nil) == (text == nil) else { return nil }
      return set(\.preferredSymbolConfiguration, of: view, to: configuration)
    },
    DecidingProperty("highlighted", \UIImageView.isHighlighted, default: false),
    DecidingProperty("imageScale", of: UIImageView.self) { view in
      // The size at which symbols without their own are drawn.
      guard let image = view.image, image.isSymbolImage, let shown = view.displayedImage,
        shown.size != image.size
      else { return nil }
      return shown.sizeText
    },
  ]
}

extension UIImage {
  /// The size in points.
  var sizeText: String { "\(size.width.exactText) × \(size.height.exactText)" }

  /// The name and, for pixels, the first digits of their digest.
  var contentsText: String {
    switch contents {
    case .symbol(let symbol): "symbol \(symbol.glyph.name)"
    case .bitmap, .vector:
      ([source.name].filter { !$0.isEmpty } + ["\(source.digest.description.prefix(8))"])
        .joined(separator: " ")
    }
  }

  /// An image of the size in a text, without pixels of its own; `.some(nil)` for no text, nil for a wrong one.
  static func restored(_ text: String?, like present: UIImage?) -> UIImage?? {
    guard let text else { return .some(nil) }
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    let scale = present?.scale ?? 1
    func side(_ points: Double) -> Int {
      Int((points * scale).rounded(), clampedTo: 0...Bitmap.maxPixelCount)
    }
    guard numbers.count == 2, numbers.allSatisfy({ (0...10_000).contains($0) }),
      let bitmap = Bitmap(width: side(numbers[0]), height: side(numbers[1]))
    else { return nil }
    return UIImage(source: ImageSource(name: "", bitmap: bitmap), scale: scale)
  }
}
