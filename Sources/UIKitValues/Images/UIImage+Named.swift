public import Foundation

extension UIImage {
  /// Creates a named image from the app's files and asset catalogues; nil without one.
  ///
  /// On Linux the main bundle of a test run is the folder of the test program, which contains no app resources. So the
  /// packages' resource bundles next to the program, `*.resources`, are searched after it, in alphabetical order.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a named image from a bundle, with a configuration if it is a symbol.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates a named image from a bundle's files and asset catalogues, for some traits.
  ///
  /// The search covers the bundle's resource folder and the folders directly inside it: asset catalogues (`.xcassets`,
  /// copied unchanged) first, then files, whose names may omit `@2x`, `@3x` and the extension. Without a bundle, and for
  /// the main one, the search is that of `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = (traitCollection ?? .current).filled(from: .current)
    switch Self.found(named: name, in: bundle, traits: traits) {
    case .success(let image):
      MissedLookup.image.forget()
      self.init(contents: image.contents, attributes: image.attributes)
    case .failure(let failure):
      MissedLookup.image.record(
        MissingResource(name: name, message: failure.message(name: name, bundle: bundle)))
      return nil
    }
  }

  private static func found(
    named name: String, in bundle: Bundle?, traits: UITraitCollection
  ) -> Result<UIImage, NamedImageLookup.Failure> {
    var failure = NamedImageLookup.Failure.notFound
    for bundle in Bundle.searched(for: bundle) {
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
  /// Returns the bundles in which something of a bundle is; nil is the main one.
  ///
  /// An app's classes and resources are in its main bundle, which `Bundle(for:)` gives, too. A test's main bundle has
  /// none, so that for it all of them are searched.
  package static func searched(for bundle: Bundle?) -> [Bundle] {
    guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else { return assetBundles }
    return [bundle]
  }

  /// The main bundle, then the packages' resource bundles next to the program.
  static var assetBundles: [Bundle] {
    let folder = Bundle.main.bundleURL
    let others = folder.sortedContents.filter { $0.pathExtension == "resources" }
    return [Bundle.main] + others.compactMap { Bundle(url: $0) }
  }
}
