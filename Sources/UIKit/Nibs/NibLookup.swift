internal import Foundation

/// Finds Interface Builder files by name.
struct NibLookup {
  let bundle: Bundle?

  /// Returns the file with a name; nil if it does not exist.
  ///
  /// The search covers the bundle's resource folder, the folders directly inside it, as created by `.copy("Resources")`
  /// in a package, and their `Base.lproj`, then the folders of languages in alphabetical order. Without a bundle, or for the
  /// main one, that is searched, then the packages' resource bundles next to the program, as for images.
  func url(forName name: String, extension pathExtension: String) -> URL? {
    first(of: [name], extension: pathExtension)?.url
  }

  /// Returns the first of some names for which there is a file.
  func first(of names: [String], extension pathExtension: String) -> (name: String, url: URL)? {
    let folders = Bundle.searched(for: bundle).flatMap(Self.folders)
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
    // The main bundle of a test run is the build folder, whose subfolders contain no resources.
    let isBuildFolder = bundle == .main && root.pathExtension.isEmpty
    let contents = root.sortedContents
    let inner = isBuildFolder ? [] : contents.filter(\.isPlainFolder)
    return ([root] + inner).flatMap { [$0, $0.appendingPathComponent("Base.lproj")] }
      + (contents + inner.flatMap(\.sortedContents)).filter { $0.pathExtension == "lproj" }
  }
}

extension URL {
  fileprivate var isPlainFolder: Bool { pathExtension.isEmpty && isFolder }
}
