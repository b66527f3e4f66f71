public import Foundation

extension UIImage {
  /// Creates the image of a name from the app's files and asset catalogues; nil if there is none.
  ///
  /// On Linux the main bundle of a test run is the folder of the test program, which holds no app
  /// resources. So the resource bundles of the packages that lie beside the program, `*.resources`,
  /// are searched after it, in the order of their names.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the image of a name from a bundle, with a configuration if it is a symbol.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates the image of a name from a bundle's files and asset catalogues, for some traits.
  ///
  /// Searched are the bundle's resource folder and the folders directly in there: asset catalogues
  /// (`.xcassets`, copied as they are) first, then files, whose names may leave out `@2x`, `@3x` and
  /// the extension. Without a bundle the search is that of `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = (traitCollection ?? .current).filled(from: .current)
    switch Self.found(named: name, in: bundle, traits: traits) {
    case .success(let image):
      MissedImage.forget()
      self.init(contents: image.contents, attributes: image.attributes)
    case .failure(let failure):
      MissedImage.record(failure.message(name: name, bundle: bundle))
      return nil
    }
  }

  private static func found(
    named name: String, in bundle: Bundle?, traits: UITraitCollection
  ) -> Result<UIImage, NamedImageLookup.Failure> {
    var failure = NamedImageLookup.Failure.notFound
    for bundle in bundle.map({ [$0] }) ?? Bundle.assetBundles {
      do throws(NamedImageLookup.Failure) {
        return .success(try NamedImageLookup(bundle: bundle, traits: traits).image(named: name))
      } catch {
        if case .unreadable = error { failure = error }
      }
    }
    return .failure(failure)
  }
}

extension NamedImageLookup.Failure {
  fileprivate func message(name: String, bundle: Bundle?) -> String {
    let place =
      bundle.map { "the bundle \($0.bundleURL.lastPathComponent)" }
      ?? "the main bundle and the resource bundles beside it"
    switch self {
    case .notFound:
      return "There is no image “\(name)” in \(place): neither an image set of an .xcassets folder "
        + "nor a PNG or JPEG file."
    case .unreadable(let what):
      return "The image “\(name)” in \(place) cannot be read; missing or damaged is \(what)."
    }
  }
}

extension Bundle {
  /// The main bundle, then the packages' resource bundles beside the program.
  static var assetBundles: [Bundle] {
    let folder = Bundle.main.bundleURL
    let others = folder.sortedContents.filter { $0.pathExtension == "resources" }
    return [Bundle.main] + others.compactMap { Bundle(url: $0) }
  }
}
