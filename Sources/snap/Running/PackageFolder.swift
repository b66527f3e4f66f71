import FileAccess
import Fixtures
import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots

/// Finds the package, or the app without one, for a path on the command line.
enum PackageFolder {
  /// Returns the folder of the nearest `Package.swift`, from the path upwards.
  ///
  /// An app that is an Xcode project has none. Its cell files are run from the folder of the nearest
  /// `.git`, or from the path itself if there are any in it or below it.
  ///
  /// - Throws: ``SnapError/noFolder(path:)`` if nothing has the path, ``SnapError/noPackage(path:)``
  static func containing(_ path: String) throws -> URL {
    let start = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    // Otherwise a misspelt folder would pass for the package around it.
    guard Files.exists(start) else { throw SnapError.noFolder(path: start.path) }
    for marker in [manifest, ".git"] {
      if let folder = nearest(to: start, with: marker) { return folder }
    }
    guard holdsCellFile(start) else { throw SnapError.noPackage(path: start.path) }
    return start
  }

  /// Returns the packages of all paths, each once, in order; without paths, the current folder's.
  ///
  /// - Throws: ``SnapError/noFolder(path:)`` or ``SnapError/noPackage(path:)`` for the first path without one,
  ///   ``SnapError/sharedState(folder:)`` if several packages would have one folder for their runs.
  static func all(_ paths: [String]) throws -> [URL] {
    var packages: [URL] = []
    for path in paths.isEmpty ? ["."] : paths {
      let package = try containing(path)
      if !packages.contains(package) { packages.append(package) }
    }
    let state = SnapshotPlaces(environment: Console.environment).state
    if let state, state.hasPrefix("/"), packages.count > 1 {
      throw SnapError.sharedState(folder: state)
    }
    return packages
  }

  /// Whether a folder contains a package, which can have tests.
  static func isPackage(_ folder: URL) -> Bool { exists(manifest, in: folder) }

  private static let manifest = "Package.swift"

  private static func nearest(to start: URL, with marker: String) -> URL? {
    var folder = start
    while !exists(marker, in: folder) {
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
    return URL(fileURLWithPath: folder.path, isDirectory: true)
  }

  private static func exists(_ name: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  private static func holdsCellFile(_ folder: URL) -> Bool {
    Files.hasFile(in: folder, withSuffix: CellFile.suffixes, searching: mostFilesSearched)
  }

  /// A second or less, also where the folder is a home or the root.
  private static let mostFilesSearched = 20_000
}

extension SnapshotDirectories {
  /// The folders of a package, in the places that the environment names.
  init(ofPackage package: URL) {
    self.init(packageRoot: package, places: SnapshotPlaces(environment: Console.environment))
  }

  /// A store for reading and accepting, which never records.
  var store: SnapshotStore { SnapshotStore(directories: self, mode: .never) }
}
