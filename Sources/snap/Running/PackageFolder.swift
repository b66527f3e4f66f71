import Foundation

/// Finding the package that a path on the command line means.
enum PackageFolder {
  /// Returns the folder of the nearest `Package.swift`, from the path upwards.
  ///
  /// - Throws: ``SnapError/noPackage(path:)`` if there is none.
  static func containing(_ path: String) throws -> URL {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    let start = folder.path
    while !exists(folder.appendingPathComponent("Package.swift")) {
      guard folder.path != "/" else { throw SnapError.noPackage(path: start) }
      folder = folder.deletingLastPathComponent()
    }
    return URL(fileURLWithPath: folder.path, isDirectory: true)
  }

  /// Returns the packages of all paths, each once, in their order; the current folder's for no path.
  ///
  /// - Throws: ``SnapError/noPackage(path:)`` for the first path without one.
  static func all(_ paths: [String]) throws -> [URL] {
    var packages: [URL] = []
    for path in paths.isEmpty ? ["."] : paths {
      let package = try containing(path)
      if !packages.contains(package) { packages.append(package) }
    }
    return packages
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
