internal import Foundation

/// An `.xcassets` folder on disk: image sets by name.
struct AssetCatalog {
  let url: URL

  /// Returns the folder of an image set; a name with slashes may name folders that have a namespace.
  func imageSet(named name: String) -> URL? { imageSet(named: name, in: url, prefix: "") }

  private func imageSet(named name: String, in folder: URL, prefix: String) -> URL? {
    for entry in folder.sortedContents {
      switch entry.pathExtension {
      case "imageset":
        if prefix + entry.deletingPathExtension().lastPathComponent == name { return entry }
      case "":
        let space = entry.providesNamespace ? "\(prefix)\(entry.lastPathComponent)/" : prefix
        if let found = imageSet(named: name, in: entry, prefix: space) { return found }
      default: continue
      }
    }
    return nil
  }
}

extension URL {
  /// What a folder holds in the order of the names; empty if it cannot be read.
  var sortedContents: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { appendingPathComponent($0) }
  }

  fileprivate var providesNamespace: Bool {
    let data = FileManager.default.contents(atPath: appendingPathComponent("Contents.json").path)
    let contents = data.flatMap { try? JSONDecoder().decode(AssetContents.self, from: $0) }
    return contents?.properties?.providesNamespace == true
  }
}
