internal import FileAccess
public import Foundation

extension UIColor {
  /// Creates a named colour from an asset catalogue of the main bundle; nil without one.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a named colour from an asset catalogue; nil without one.
  ///
  /// - Parameters:
  ///   - name: the colour set's name, prefixed by folders that provide a namespace.
  ///   - bundle: the bundle that contains the catalogue as a folder `*.xcassets`, copied with `.copy` in a package
  ///     manifest; nil or the main one for that and the packages' bundles next to it.
  ///   - traitCollection: the traits to resolve the colour for; nil for a dynamic colour.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundles = Bundle.searched(for: bundle)
    guard let color = ColorCatalog.color(named: name, in: bundles) else { return nil }
    if let traitCollection {
      self.init(color.resolved(with: traitCollection.filled(from: .current)))
    } else {
      self.init(assetName: name) { color.resolvedColor(with: $0) }
    }
  }
}

/// The colour sets among bundles' files.
enum ColorCatalog {
  /// Returns the colour of the first bundle that has it.
  static func color(named name: String, in bundles: [Bundle]) -> UIColor? {
    for bundle in bundles {
      if let color = color(named: name, in: bundle) { return color }
    }
    return nil
  }

  private static func color(named name: String, in bundle: Bundle) -> UIColor? {
    for folder in bundle.assetFolders {
      guard let set = folder.assetSet(.color, named: name) else { continue }
      guard let data = try? Files.read(existing: set.appendingPathComponent("Contents.json")) else {
        return nil
      }
      return try? JSONDecoder().decode(ColorSet.self, from: data).color
    }
    return nil
  }
}
