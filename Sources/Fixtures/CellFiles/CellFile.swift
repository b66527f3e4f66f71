internal import FileAccess
public import Foundation
internal import InterfaceBuilder
public import SnapshotRecords
internal import SnapshotReferences
public import Snapshots
internal import UIKit

/// Fixtures over the cells of an Interface Builder file, declared without Swift.
///
/// ```json
/// { "source": "Feed.storyboard",
///   "fixtures": [
///     { "name": "a short title", "cell": "BasicCell",
///       "content": { "titleLabel": { "text": "Hello" } },
///       "expect": { "height": 87 } } ],
///   "matrix": { "widths": [320, 414], "appearances": ["light", "dark"] } }
/// ```
@MainActor public struct CellFile {
  public let url: URL
  /// The fixtures in the file's order.
  public let fixtures: [Fixture]
  /// The stress tests that fixtures declare, in the file's order.
  package let stress: [StressDeclaration]
  /// What the fixtures draw, by their names.
  let cells: [String: DeclaredCell]

  /// The endings of cell files' names.
  nonisolated public static let suffixes = [".cells.json", ".cells.json5"]

  /// The suite in snapshot keys: the file's name without its extension.
  ///
  /// The settings of a package can put the name of the file's folder before it.
  public let suite: String

  /// The maximum size of a file in bytes: tens of thousands of fixtures, yet bounded time and memory.
  static let sizeLimit = 2 << 20

  /// Loads a cell file and the Interface Builder file that it names.
  /// - Throws: ``CellFileError`` with the line and what is allowed there, ``PrototypeError``, or the
  ///   error of the Interface Builder file.
  public init(contentsOf url: URL) throws {
    let data: Data
    do throws(FileError) {
      data = try Files.read(existing: url, upTo: Self.sizeLimit + 1)
    } catch {
      throw CellFileError(
        file: url.path, line: nil,
        problem: "cannot be read: \(error.reason). Check the path and the permissions.")
    }
    try self.init(data, inPlaceOf: url)
  }

  /// Loads bytes as if they were those of a file.
  /// - Throws: what ``init(contentsOf:)`` throws.
  package init(_ data: Data, inPlaceOf url: URL) throws {
    guard data.count <= Self.sizeLimit else { throw Self.tooLarge(url) }
    try self.init(data, url, [:])
  }

  private static func tooLarge(_ url: URL) -> CellFileError {
    CellFileError(
      file: url.path, line: nil,
      problem: "is larger than \(sizeLimit) bytes. Split it into several files.")
  }

  /// Makes the cell file that ``PrototypeFile/firstCellFile`` describes, without writing it.
  ///
  /// - Parameters:
  ///   - prototypes: the Interface Builder file.
  ///   - url: the file, to which the records of the fixtures lead.
  /// - Throws: ``CellFileError`` or ``PrototypeError`` if a cell has no name that a cell file can use.
  package init(of prototypes: PrototypeFile, at url: URL) throws {
    try self.init(
      Data(prototypes.firstCellFile.utf8), url, [prototypes.nib.path: prototypes])
  }

  private init(_ data: Data, _ url: URL, _ files: [String: PrototypeFile]) throws {
    self.url = url
    suite = Self.name(of: url.lastPathComponent)
    let root = try CellFileJSON(data, file: url.path).root()
    (fixtures, stress, cells) = try CellFileFixtures(
      root: root, url: url, suite: suite, files: files
    ).fixtures()
  }

  /// The names of the fixtures with their snapshots in a suite, in the order of the file.
  package func keys(inSuite suite: String) -> [(fixture: String, keys: [SnapshotKey])] {
    fixtures.map { fixture in
      var fixture = fixture
      fixture.suite = suite
      return (fixture.name, fixture.configurations.map(fixture.key))
    }
  }

  /// Returns the name of a file without the suffix of cell files.
  nonisolated package static func name(of file: String) -> String {
    let suffix = suffixes.first { file.hasSuffix($0) } ?? ""
    return String(file.dropLast(suffix.count))
  }
}

extension CellFile {
  /// Draws every fixture in every configuration and compares it with its reference, as
  /// ``Fixture/verify(in:where:)`` does.
  ///
  /// - Parameters:
  ///   - store: The references and records.
  ///   - source: The cell file's path in records.
  ///   - suite: The first part of the keys; nil for that of the package's settings.
  ///   - isWanted: Whether to verify a key.
  /// - Returns: a result for each selected key, in the file's order, and why other fixtures could not be drawn, with
  ///   their locations in the file.
  /// - Throws: What `isWanted` or the store throws.
  public func verify(
    in store: SnapshotStore, source: String, suite: String? = nil,
    where isWanted: (SnapshotKey) throws -> Bool = { _ in true }
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    let folder = source.split(separator: "/").dropLast().last.map(String.init)
    let suite = try suite ?? store.pathTemplate().suite(ofFile: self.suite, in: folder)
    return try VerificationQueue.outcome { queue in
      for var fixture in fixtures {
        (fixture.source.file, fixture.suite) = (source, suite)
        // Which fixtures a process draws before depends on the jobs.
        try TestScope.current.inner(fixture.name).run {
          try fixture.verify(
            in: store, on: queue, failurePrefix: "\(fixture.source): ", where: isWanted)
        }
      }
    }
  }
}
