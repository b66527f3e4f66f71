#if !canImport(Darwin)
internal import Fixtures
internal import Foundation
public import SnapshotRecords
internal import SnapshotReferences
internal import Snapshots

/// Verifies the fixtures of a cell file: cells of an Interface Builder file, declared without Swift.
///
/// ```swift
/// @Test func `the feed's cells`() { assertSnapshots(inCellFile: "Feed.cells.json") }
/// ```
///
/// All differences are one failure of the test, which reports each cause once. `snap verify` runs cell files without a
/// test. The file's path is relative to the folder of the calling source file. `record` sets when references are
/// written; nil uses the test's traits and environment.
@MainActor public func assertSnapshots(
  inCellFile path: String, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let assertion = Assertion(site: site, record: record)
  assertion.run { store in
    let folder = URL(fileURLWithPath: filePath.description).deletingLastPathComponent()
    let file = try CellFile(
      contentsOf: store.directories.url(
        ofFileBesideSources: folder.appendingPathComponent(path)))
    let source = store.directories.relativePath(of: file.url.standardizedFileURL)
    return try file.verify(in: store, source: source) {
      try assertion.settings.verifies($0, in: store)
    }
  }
}
#endif
