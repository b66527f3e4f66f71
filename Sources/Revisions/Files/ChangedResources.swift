import Foundation

/// The pictures, colours, fonts and texts that differ between two revisions, and which files may show them.
package struct ChangedResources {
  /// Whether a file is among them that any cell may show.
  private var isShownAnywhere = false
  /// The names of pictures and colours, as files write them that show them.
  private var names: Set<String> = []
  /// The names of tables of texts, which are those of the files that they translate.
  private var tables: Set<String> = []

  init(_ paths: [String]) {
    for path in paths {
      let name = path.split(separator: "/").last ?? ""
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      switch name[dot...].lowercased() {
      case _ where path.contains(".xcassets/"): add(assetAt: path)
      case ".png", ".jpg", ".jpeg": add(Self.pictureName(name[..<dot]))
      case ".strings", ".stringsdict", ".xcstrings": tables.insert(String(name[..<dot]))
      default: isShownAnywhere = true
      }
    }
  }

  package var isEmpty: Bool { !isShownAnywhere && names.isEmpty && tables.isEmpty }

  /// Whether files may show one of them that have these names in them, and these tables of texts.
  func mayBeShown(byNames shown: Set<String>, tables shownTables: Set<String>) -> Bool {
    isShownAnywhere || !tables.isDisjoint(with: shownTables) || !names.isDisjoint(with: shown)
  }

  /// Whether a file may show one of them.
  func mayBeShown(by file: ShowingText) -> Bool {
    file.isOpaque && !isEmpty || mayBeShown(byNames: file.names, tables: [file.table])
  }

  /// Whether a picture with a name is among them.
  func have(_ picture: String) -> Bool {
    let name = RevisionFiles.lastName(picture)
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return [name[...], stem].contains { names.contains(Self.pictureName($0)) }
  }

  /// Says that something changed of which is not known who shows it.
  mutating func addUnknown() { isShownAnywhere = true }

  private mutating func add(assetAt path: String) {
    let assets = Self.assets(at: path)
    // The catalogue's own description, or that of a folder in it, concerns all of its names.
    if assets.isEmpty { isShownAnywhere = true }
    for asset in assets {
      asset.lastIndex(of: ".").map { add(String(asset[..<$0])) }
    }
  }

  /// The names of the sets that a file of a catalogue is in: a set can have folders, also some that look like sets.
  private static func assets(at path: String) -> [Substring] {
    path.split(separator: "/").filter { folder in
      shownAssets.contains { folder.hasSuffix($0) }
    }
  }

  private static let shownAssets = [".imageset", ".colorset", ".symbolset"]
  private static let otherAssets = [
    ".appiconset", ".launchimage", ".iconset", ".complicationset", ".brandassets", ".dataset",
    ".stickerpack", ".stickersiconset", ".arresourcegroup", ".gcleaderboard",
  ]

  /// Whether a file of a catalogue may be shown by cells, unlike those of an app's icon or launch image.
  static func isShownAsset(_ path: String) -> Bool {
    guard let catalogue = path.range(of: ".xcassets/") else { return false }
    let folders = path[catalogue.upperBound...].split(separator: "/").dropLast()
    return !folders.prefix { folder in !shownAssets.contains { folder.hasSuffix($0) } }
      .contains { folder in otherAssets.contains { folder.hasSuffix($0) } }
  }

  /// Whether a file describes a catalogue or a folder in it, not one of its pictures or colours.
  static func describesFolder(_ path: String) -> Bool {
    path.contains(".xcassets/") && path.hasSuffix("/Contents.json") && assets(at: path).isEmpty
  }

  private mutating func add(_ name: String) {
    // XML and JSON may write other characters in several ways.
    if name.utf8.allSatisfy({ $0 < 0x80 && !#"&<>"'\\/"#.utf8.contains($0) }) {
      names.insert(name)
    } else {
      isShownAnywhere = true
    }
  }

  /// The name of a picture without its scale and device: `star` of `star@2x~ipad`.
  static func pictureName(_ stem: Substring) -> String {
    String(stem.prefix { $0 != "@" && $0 != "~" })
  }
}
