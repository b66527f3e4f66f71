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
  func set(_ kind: Kind, named name: String) -> URL? { set(kind, named: name, in: url, prefix: "") }

  private func set(_ kind: Kind, named name: String, in folder: URL, prefix: String) -> URL? {
    for entry in folder.sortedContents {
      switch entry.pathExtension {
      case kind.rawValue:
        if prefix + entry.deletingPathExtension().lastPathComponent == name { return entry }
      case "":
        let space =
          Self.providesNamespace(at: entry.path) ? "\(prefix)\(entry.lastPathComponent)/" : prefix
        if let found = set(kind, named: name, in: entry, prefix: space) { return found }
      default: continue
      }
    }
    return nil
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
    let inner = root.sortedContents.filter {
      $0.pathExtension.isEmpty && !$0.lastPathComponent.hasPrefix(".") && $0.isFolder
    }
    return [root] + inner
  }
}

extension URL {
  /// The contents of a folder, sorted by name; empty if it cannot be read.
  var sortedContents: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { appendingPathComponent($0) }
  }

  var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
