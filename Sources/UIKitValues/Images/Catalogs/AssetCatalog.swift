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

  /// Calls a function with the name and folder of each set in alphabetical order, until it returns true.
  ///
  /// - Returns: Whether it returned true.
  func visitSets(
    _ kind: Kind, _ search: inout CatalogSearch, _ visit: (String, URL) -> Bool
  ) -> Bool {
    visitSets(kind, in: url, prefix: "", &search, visit)
  }

  private func visitSets(
    _ kind: Kind, in folder: URL, prefix: String, _ search: inout CatalogSearch,
    _ visit: (String, URL) -> Bool
  ) -> Bool {
    for entry in search.contents(of: folder) {
      switch entry.pathExtension {
      case kind.rawValue:
        if visit(prefix + entry.deletingPathExtension().lastPathComponent, entry) { return true }
      case "":
        let space =
          Self.providesNamespace(at: entry.path) ? "\(prefix)\(entry.lastPathComponent)/" : prefix
        if visitSets(kind, in: entry, prefix: space, &search, visit) { return true }
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
  /// The names of a folder's contents; empty if it cannot be read.
  ///
  /// While a ``CatalogIndex`` is kept they are those of the first search.
  private var names: Set<String> {
    let folder = path
    func read() -> Set<String> {
      Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    }
    return CatalogIndex.current?.names(in: folder, read) ?? read()
  }

  /// The contents of a folder, sorted by name; empty if it cannot be read.
  package var sortedContents: [URL] { names.sorted().map { appendingPathComponent($0) } }

  /// Returns the set with a name in the catalogues of a folder, or of a colour beside them; the first in alphabetical
  /// order.
  ///
  /// A name with slashes may include folders that provide a namespace.
  func assetSet(_ kind: AssetCatalog.Kind, named name: String) -> URL? {
    if let index = CatalogIndex.current { return index.set(kind, named: name, in: self) }
    var found: URL?
    visitAssetSets(kind) { other, folder in
      if other == name { found = folder }
      return found != nil
    }
    return found
  }

  /// Calls a function with the name and folder of each set in a folder in alphabetical order, until it returns true.
  func visitAssetSets(_ kind: AssetCatalog.Kind, _ visit: (String, URL) -> Bool) {
    var search = CatalogSearch()
    for entry in sortedContents {
      switch entry.pathExtension {
      case "xcassets": if AssetCatalog(url: entry).visitSets(kind, &search, visit) { return }
      case AssetCatalog.Kind.color.rawValue where kind == .color:
        if visit(entry.deletingPathExtension().lastPathComponent, entry) { return }
      default: continue
      }
    }
  }

  /// Returns which files of some the folder has, given by their paths in it.
  func existing(_ files: [String]) -> [String] {
    if CatalogIndex.current != nil, !files.contains(where: { $0.contains("/") }) {
      return files.filter(names.contains)
    }
    let root = path
    return files.filter { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
  }

  /// The folder and those directly inside it, except packages of files, sorted by name.
  var withFoldersInside: [URL] {
    let inner = sortedContents.filter {
      $0.pathExtension.isEmpty && !$0.lastPathComponent.hasPrefix(".") && $0.isFolder
    }
    return [self] + inner
  }

  package var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
