import Fixtures
import Foundation
import SnapReport
import Snapshots

/// The cell files of a package, verified as part of a test run.
struct PackageCellFiles {
  private let tests: PackageTests

  init(_ tests: PackageTests) { self.tests = tests }

  /// Verifies or records each fixture of this shard that no test of this run has already verified.
  ///
  /// - Returns: the errors of files and fixtures that cannot be verified; the others still are.
  /// - Throws: ``SnapError/invalidFilter(_:)``, and what the store throws.
  func verify() throws -> [OtherFailure] {
    let files = urls
    guard !files.isEmpty else { return [] }
    // The tests have ended, so fixtures that they verified are skipped.
    let store = SnapshotStore(
      directories: tests.directories, mode: tests.mode, run: tests.run)
    let done = Set(try store.readResults(run: tests.run).map(\.key))
    return try files.flatMap { file -> [OtherFailure] in
      let name = store.directories.relativePath(of: file)
      let problems: [String] = try MainActor.assumeIsolated {
        let pattern = try pattern()
        let read: CellFile
        do {
          read = try CellFile(contentsOf: file)
        } catch {
          return ["\(error)"]
        }
        return try read.verify(in: store, source: name) { key in
          let isMeant = pattern.map { key.description.firstMatch(of: $0) != nil } ?? true
          return try isMeant && !done.contains(key) && !store.skips(key, outside: tests.part)
        }.failures
      }
      return problems.map { .cellFile(message: $0.replacing(file.path, with: name)) }
    }
  }

  /// The keys to verify; nil for all.
  private func pattern() throws -> Regex<AnyRegexOutput>? {
    guard let filter = tests.options.filter else { return nil }
    do {
      return try Regex(filter)
    } catch {
      throw SnapError.invalidFilter(filter)
    }
  }

  /// The cell files, sorted by path, without those in build and hidden folders.
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
