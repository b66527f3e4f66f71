import Fixtures
import Foundation
import Snapshots

/// The cell files of a package, run as part of a run of its tests.
struct PackageCellFiles {
  private let tests: PackageTests

  init(_ tests: PackageTests) { self.tests = tests }

  /// Verifies or records each fixture that no test of this run has verified already.
  ///
  /// - Throws: ``CellFileError`` and others that name the file.
  func verify() throws {
    let files = urls
    guard !files.isEmpty else { return }
    let store = SnapshotStore(directories: tests.directories, mode: tests.mode, run: tests.run)
    let done = Set(try store.readResults(run: tests.run).map(\.key))
    let filter = tests.options.filter
    for file in files {
      try MainActor.assumeIsolated {
        let pattern = try filter.map { try Regex($0) }
        _ = try CellFile(contentsOf: file).verify(
          in: store, source: store.directories.relativePath(of: file)
        ) { key in
          !done.contains(key)
            && (pattern.map { key.description.firstMatch(of: $0) != nil } ?? true)
        }
      }
    }
  }

  /// The cell files in the order of their paths, those of builds and hidden folders left out.
  private var urls: [URL] {
    let found = FileManager.default.enumerator(
      at: tests.package, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var urls: [URL] = []
    while let url = found?.nextObject() as? URL {
      let name = url.lastPathComponent
      if CellFile.suffixes.contains(where: { name.hasSuffix($0) }) { urls.append(url) }
    }
    return urls.sorted { $0.path < $1.path }
  }
}
