import FileAccess
import Fixtures
package import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences
package import Snapshots
import Terminal

/// Finds the package, or the app without one, for a path on the command line.
package enum PackageFolder {
  /// Returns the folder of the nearest `Package.swift`, from the path upwards.
  ///
  /// An app that is an Xcode project has none. Its cell files are run from the folder of the nearest
  /// `.git`, or from the path itself if there are any in it or below it.
  ///
  /// - Throws: ``TestRunsError/noFolder(path:)`` if nothing has the path, ``TestRunsError/noPackage(path:)``
  package static func containing(_ path: String) throws -> URL {
    let start = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    // Otherwise a misspelt folder would pass for the package around it.
    guard Files.exists(start) else { throw TestRunsError.noFolder(path: start.path) }
    for marker in [manifest, ".git"] {
      if let folder = Files.nearestFolder(to: start, with: marker) { return folder }
    }
    guard holdsCellFile(start) else { throw TestRunsError.noPackage(path: start.path) }
    return start
  }

  /// Returns the packages of all paths, each once, in order; without paths, the current folder's.
  ///
  /// - Throws: ``TestRunsError/noFolder(path:)`` or ``TestRunsError/noPackage(path:)`` for the first path without one,
  ///   ``TestRunsError/sharedState(folder:)`` if several packages would have one folder for their runs.
  package static func all(_ paths: [String]) throws -> [URL] {
    var packages: [URL] = []
    for path in paths.isEmpty ? ["."] : paths {
      let package = try containing(path)
      if !packages.contains(package) { packages.append(package) }
    }
    let state = SnapshotPlaces(environment: Console.environment).state
    if let state, state.hasPrefix("/"), packages.count > 1 {
      throw TestRunsError.sharedState(folder: state)
    }
    return packages
  }

  /// Whether a folder contains a package, which can have tests.
  package static func isPackage(_ folder: URL) -> Bool {
    Files.exists(folder.appendingPathComponent(manifest))
  }

  private static let manifest = "Package.swift"

  private static func holdsCellFile(_ folder: URL) -> Bool {
    Files.hasFile(in: folder, withSuffix: CellFile.suffixes, searching: mostFilesSearched)
  }

  /// A second or less, also where the folder is a home or the root.
  private static let mostFilesSearched = 20_000

  /// The cell files, sorted by path, without those in build and hidden folders.
  package static func cellFiles(in package: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var urls: [URL] = []
    while let url = found?.nextObject() as? URL {
      let name = url.lastPathComponent
      if CellFile.suffixes.contains(where: { name.hasSuffix($0) }) { urls.append(url) }
    }
    return urls.sorted { $0.path < $1.path }
  }
}

extension SnapshotDirectories {
  /// The folders of a package, in the places that the environment names.
  package init(ofPackage package: URL) {
    self.init(packageRoot: package, places: SnapshotPlaces(environment: Console.environment))
  }

  /// A store for reading and accepting, which never records.
  package var store: SnapshotStore { SnapshotStore(directories: self, mode: .never) }
}
