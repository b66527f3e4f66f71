public import Foundation

extension UIColor {
  /// Creates the colour of a name from an asset catalogue of the main bundle; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour of a name from an asset catalogue; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: the colour set's name, after the folders that provide a namespace.
  ///   - bundle: the bundle that holds the catalogue as a folder `*.xcassets`, as `.copy` in a package
  ///     manifest puts it there; nil for the main bundle and the packages' bundles beside it.
  ///   - traitCollection: the traits that the colour is fixed for; nil for a dynamic colour.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundles = bundle.map { [$0] } ?? Bundle.assetBundles
    guard
      let color = bundles.lazy.compactMap({ ColorCatalog.color(named: name, in: $0) }).first
    else { return nil }
    if let traitCollection {
      self.init(color.resolved(with: traitCollection.filled(from: .current)))
    } else {
      self.init { color.resolvedColor(with: $0) }
    }
  }
}

/// The colour sets among a bundle's files.
enum ColorCatalog {
  static func color(named name: String, in bundle: Bundle) -> UIColor? {
    guard let folder = bundle.assetFolders.lazy.compactMap({ colorSet(named: name, in: $0) }).first,
      let data = FileManager.default.contents(
        atPath: folder.appendingPathComponent("Contents.json").path)
    else { return nil }
    return try? JSONDecoder().decode(ColorSet.self, from: data).color
  }

  /// Returns the folder of a colour set; names are looked at in their order, so the first one wins.
  private static func colorSet(named name: String, in folder: URL) -> URL? {
    for entry in folder.sortedContents {
      switch entry.pathExtension {
      case AssetCatalog.Kind.color.rawValue:
        if entry.deletingPathExtension().lastPathComponent == name { return entry }
      case "xcassets":
        if let found = AssetCatalog(url: entry).set(.color, named: name) { return found }
      default: continue
      }
    }
    return nil
  }
}
