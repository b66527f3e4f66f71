internal import Foundation

/// Finds Interface Builder files by their names.
struct NibLookup {
  let bundle: Bundle?

  /// Returns the file of a name; nil if there is none.
  ///
  /// Searched are the bundle's resource folder, the folders directly in there, as
  /// `.copy("Resources")` of a package makes them, and their `Base.lproj`. Without a bundle the main
  /// one is searched, then the resource bundles of the packages beside the program, as for pictures.
  func url(forName name: String, extension pathExtension: String) -> URL? {
    first(of: [name], extension: pathExtension)?.url
  }

  /// Returns the first of some names that there is a file of.
  func first(of names: [String], extension pathExtension: String) -> (name: String, url: URL)? {
    let folders = (bundle.map { [$0] } ?? Bundle.assetBundles).flatMap(Self.folders)
    for name in names {
      for folder in folders {
        let url = folder.appendingPathComponent("\(name).\(pathExtension)")
        if FileManager.default.fileExists(atPath: url.path) { return (name, url) }
      }
    }
    return nil
  }

  private static func folders(of bundle: Bundle) -> [URL] {
    let root = bundle.resourceURL ?? bundle.bundleURL
    // The main bundle of a test run is the folder of the build, whose folders hold no resources.
    let isBuildFolder = bundle == .main && root.pathExtension.isEmpty
    let inner = isBuildFolder ? [] : root.sortedContents.filter(\.isPlainFolder)
    return ([root] + inner).flatMap { [$0, $0.appendingPathComponent("Base.lproj")] }
  }
}

extension URL {
  fileprivate var isPlainFolder: Bool { pathExtension.isEmpty && isFolder }
}
