internal import FileAccess
internal import Foundation

/// An `.xcassets` folder on disk: its sets of images and colours by name.
package struct AssetCatalog {
  let url: URL

  /// The kind of a set; the raw value is its folder's extension.
  enum Kind: String {
    case images = "imageset"
    case color = "colorset"
  }

  /// Returns the folder of a set; a name with slashes may include folders that provide a namespace.
  func set(_ kind: Kind, named name: String) -> URL? {
    if let index = CatalogIndex.current { return index.set(kind, named: name, in: self) }
    var found: URL?
    visitSets(kind) { other, folder in
      if other == name { found = folder }
      return found != nil
    }
    return found
  }

  /// Calls a function with the name and folder of each set in alphabetical order, until it returns true.
  func visitSets(_ kind: Kind, _ visit: (String, URL) -> Bool) {
    _ = visitSets(kind, in: url, prefix: "", visit)
  }

  private func visitSets(
    _ kind: Kind, in folder: URL, prefix: String, _ visit: (String, URL) -> Bool
  ) -> Bool {
    for entry in folder.sortedContents {
      switch entry.pathExtension {
      case kind.rawValue:
        if visit(prefix + entry.deletingPathExtension().lastPathComponent, entry) { return true }
      case "":
        let space =
          Self.providesNamespace(at: entry.path) ? "\(prefix)\(entry.lastPathComponent)/" : prefix
        if visitSets(kind, in: entry, prefix: space, visit) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether the names of sets in a folder begin with the folder's.
  package static func providesNamespace(at path: String) -> Bool {
    let file = URL(fileURLWithPath: path).appendingPathComponent("Contents.json")
    let data = try? Files.read(existing: file)
    let contents = data.flatMap { try? JSONDecoder().decode(AssetContents.self, from: $0) }
    return contents?.properties?.providesNamespace == true
  }
}

extension Bundle {
  /// The bundle's resource folder and the folders directly inside it, as created by `.copy("Resources")` in a package;
  /// none deeper, as the folder can be that of a whole project.
  var assetFolders: [URL] {
    let root = resourceURL ?? bundleURL
    return CatalogIndex.current?.withFoldersInside(root) ?? root.withFoldersInside
  }
}

extension URL {
  /// The contents of a folder, sorted by name; empty if it cannot be read.
  var sortedContents: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { appendingPathComponent($0) }
  }

  /// The contents of a folder, as they were at the first search while a ``CatalogIndex`` is kept.
  var indexedContents: [URL] { CatalogIndex.current?.contents(of: self) ?? sortedContents }

  /// The folder and those directly inside it, except packages of files, sorted by name.
  var withFoldersInside: [URL] {
    let inner = sortedContents.filter {
      $0.pathExtension.isEmpty && !$0.lastPathComponent.hasPrefix(".") && $0.isFolder
    }
    return [self] + inner
  }

  var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
