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
    let file = "\(name).\(pathExtension)"
    let folders = (bundle.map { [$0] } ?? Bundle.assetBundles).lazy.flatMap(Self.folders)
    return folders.map { $0.appendingPathComponent(file) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
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
