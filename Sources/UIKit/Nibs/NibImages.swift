internal import Foundation
internal import InterfaceBuilder

/// The pictures and colours that a file names.
@MainActor struct NibImages {
  private let document: InterfaceBuilderDocument
  private let bundle: Bundle?

  init(_ document: InterfaceBuilderDocument, bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
  }

  /// Returns a picture from a file of that name beside the Interface Builder file or in the bundle.
  func image(named name: String, isSymbol: Bool) -> UIImage? {
    guard !isSymbol else { return nil }
    for folder in folders {
      for suffix in ["@2x.png", "@3x.png", ".png", ".jpg", ""] {
        let file = folder.appendingPathComponent(name + suffix)
        guard file.pathComponents.count == folder.pathComponents.count + 1 else { continue }
        if let image = UIImage(contentsOfFile: file.path) { return image }
      }
    }
    return nil
  }

  /// Returns the size that the file stores for a picture.
  func storedSize(of name: String) -> CGSize? {
    guard let size = document.resources.images.first(where: { $0.name == name })?.size,
      (0...10_000).contains(size.width), (0...10_000).contains(size.height)
    else { return nil }
    return size
  }

  /// Returns a colour of an asset catalogue.
  func color(named name: String) -> UIColor? { nil }

  private var folders: [URL] {
    let beside = URL(fileURLWithPath: document.file).deletingLastPathComponent()
    return [bundle?.resourceURL, beside].compactMap(\.self)
  }
}
