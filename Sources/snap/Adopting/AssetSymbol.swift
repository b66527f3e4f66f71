import Foundation
import UIKit

/// An image or colour of an asset catalogue, with the name that Xcode derives for code.
struct AssetSymbol {
  enum Kind: String {
    case image = "imageset"
    case symbol = "symbolset"
    case color = "colorset"

    /// The type that has the constants, and the one that shows them.
    var resource: String { self == .color ? "ColorResource" : "ImageResource" }
    var shown: String { self == .color ? "UIColor" : "UIImage" }
  }

  let kind: Kind
  /// The name in the catalogue, with its namespaces: `Icons/close-button`.
  let name: String
  /// The types that stand for the namespaces, the outermost first.
  let namespaces: [String]
  /// The constant: `closeButton`.
  let identifier: String

  /// Reads the names in a catalogue, in the order of its folders' names.
  static func all(in catalogue: URL) -> [AssetSymbol] { all(in: catalogue, spaces: []) }

  private static func all(in folder: URL, spaces: [String]) -> [AssetSymbol] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [AssetSymbol] in
      let entry = folder.appendingPathComponent(name)
      let title = entry.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: entry.pathExtension) {
        return [
          AssetSymbol(
            kind: kind, name: (spaces + [title]).joined(separator: "/"),
            namespaces: spaces.map(AssetName.type),
            identifier: AssetName.constant(title, without: kind == .color ? "Color" : "Image"))
        ]
      }
      guard entry.pathExtension.isEmpty else { return [] }
      return all(
        in: entry, spaces: AssetCatalog.providesNamespace(at: entry.path) ? spaces + [name] : spaces
      )
    }
  }
}
