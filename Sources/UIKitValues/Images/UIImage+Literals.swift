/// The type of an image literal of which nothing else says it.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the image of an image literal, `#imageLiteral(resourceName: "note")`, as `init(named:)` does.
  ///
  /// A name that the app does not have stops with a message, as on iOS.
  public convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("The image \(name), which an image literal names, does not exist.")
    }
    self.init(contents: image.contents, attributes: image.attributes)
  }
}
