internal import Foundation
internal import InterfaceBuilder

extension ViewDescription {
  static let imageView = ViewDescription(
    UIImageView.self, "image view",
    properties: [
      ViewProperty("image", \UIImageView.image),
      ViewProperty("highlightedImage", \UIImageView.highlightedImage),
      ViewProperty("highlighted", \UIImageView.isHighlighted),
      ViewProperty(content: "image", .image) { (view: UIImageView, image: UIImage) in
        view.dropPlaceholderSize()
        view.image = image
      },
    ]
  ) { model, view, nib in
    if let image = model.image { nib.apply(image, of: model, to: view) }
  }
}

extension NibBuilder {
  fileprivate func apply(_ image: IBImageView, of model: IBView, to view: UIImageView) {
    let element = model.element
    view.preferredSymbolConfiguration = symbolConfiguration(
      "preferredSymbolConfiguration", of: element)
    view.isHighlighted = element.bool("highlighted") ?? false
    if let name = image.highlightedName {
      view.highlightedImage = images.image(named: name, isSymbol: image.isSymbol)
    }
    guard let name = image.name else { return }
    view.image = images.image(named: name, isSymbol: image.isSymbol)
    guard let shown = view.image else { return standIn(for: image, named: name, model, in: view) }
    if let reference = element.child(named: "imageReference", key: "image") {
      view.image = configured(shown, by: reference, in: element)
    }
  }

  /// Uses a size in the file instead of a missing image's.
  private func standIn(
    for image: IBImageView, named name: String, _ model: IBView, in view: UIImageView
  ) {
    if image.isSymbol, let size = view.nibOrigin?.storedFrame?.size {
      note(model.element, .missing(.symbol(name)))
      view.usePlaceholderSize(size)
    } else if let size = images.storedSize(of: name), !image.isSymbol {
      note(model.element, .missing(.image(name, hasSize: true)))
      view.usePlaceholderSize(size)
      view.insetsOfMissingImage = images.alignmentInsets(of: name)
    } else {
      note(model.element, .missing(.image(name, hasSize: false)))
    }
  }
}
