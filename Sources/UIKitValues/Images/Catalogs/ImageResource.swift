public import Foundation

/// An image of an asset catalogue, by the name that Xcode derives for code: `UIImage(resource: .note)`.
///
/// Xcode generates a constant for each image; `snap adopt` writes those that an app's sources use.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the resource of an image in a bundle's catalogues.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of an asset catalogue, by the name that Xcode derives for code: `UIColor(resource: .brand)`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the resource of a colour in a bundle's catalogues.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates an image of an asset catalogue; one that is missing or cannot be read here is empty, and reported.
  public convenience init(resource: ImageResource) {
    let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    let image = found ?? UIImage()
    var attributes = image.attributes
    if found == nil { attributes.missing = MissedLookup.image.take() }
    self.init(contents: image.contents, attributes: attributes)
  }
}

extension UIColor {
  /// Creates a colour of an asset catalogue; a missing one stops with a message, as on iOS.
  public convenience init(resource: ColorResource) {
    guard let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      preconditionFailure(
        "The bundle \(resource.bundle.bundleURL.lastPathComponent) has no colour “\(resource.name)”. List the asset catalogue in the target's resources."
      )
    }
    self.init { color.resolvedColor(with: $0) }
  }
}
