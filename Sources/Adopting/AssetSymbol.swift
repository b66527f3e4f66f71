import Foundation
import UIKit

/// An image or colour of an asset catalogue, with the name that Xcode derives for code.
struct AssetSymbol {
  enum Kind: String {
    case image = "imageset"
    case symbol = "symbolset"
    case color = "colorset"

    /// The type that has the constants; an app may have one of the same name.
    var resource: String { self == .color ? "UIKit.ColorResource" : "UIKit.ImageResource" }
    /// The type that shows them.
    var shown: String { self == .color ? "UIColor" : "UIImage" }
  }

  let kind: Kind
  /// The name in the catalogue, with its namespaces: `Icons/close-button`.
  let name: String
  /// The types that stand for the namespaces, the outermost first.
  let namespaces: [String]
  /// The constant: `closeButton`.
  let identifier: String

  /// Reads the names in catalogues, in the order of their folders' names.
  static func all(in catalogues: [URL]) -> [AssetSymbol] {
    var search = CatalogSearch()
    return catalogues.flatMap { all(in: $0, spaces: [], &search) }
  }

  private static func all(
    in folder: URL, spaces: [String], _ search: inout CatalogSearch
  ) -> [AssetSymbol] {
    var found: [AssetSymbol] = []
    for entry in search.contents(of: folder) {
      let title = entry.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: entry.pathExtension) {
        found.append(
          AssetSymbol(
            kind: kind, name: (spaces + [title]).joined(separator: "/"),
            namespaces: spaces.map(AssetName.type),
            identifier: AssetName.constant(title, without: kind == .color ? "Color" : "Image")))
      } else if entry.pathExtension.isEmpty {
        let isSpace = AssetCatalog.providesNamespace(at: entry.path)
        found += all(
          in: entry, spaces: isSpace ? spaces + [entry.lastPathComponent] : spaces, &search)
      }
    }
    return found
  }
}
