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

/// The names that Xcode derives from those of assets, as its generated files show them.
///
/// 1. A name is split at signs, between letters and digits, and where capital letters begin a word: `TLSold` has the words
///    `TL` and `Sold`.
/// 2. A name without small letters keeps its words, with low lines between them: `TLS2016` is `TLS_2016`.
/// 3. Otherwise the first word has small letters, and the others begin with a capital one.
/// 4. The last word is left out if it is that of the kind: the colour `AccentColor` is `accent`.
enum AssetName {
  static func constant(_ name: String, without suffix: String) -> String {
    var words = self.words(of: name)
    if words.count > 1, words.last == suffix { words.removeLast() }
    return identifier(words) { $0.lowercased() }
  }

  static func type(_ name: String) -> String { identifier(words(of: name), first: capitalized) }

  private static func identifier(_ words: [String], first: (String) -> String) -> String {
    let isConstant = !words.contains { $0.contains(where: \.isLowercase) }
    let text =
      isConstant
      ? words.joined(separator: "_")
      : words.prefix(1).map(first).joined() + words.dropFirst().map(capitalized).joined()
    return text.first?.isNumber == true ? "_" + text : text
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(of name: String) -> [String] {
    let word = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{L}--\p{Lu}]+|\p{N}+/
    return name.matches(of: word).map { String($0.output) }
  }
}
