internal import Fixtures
internal import Foundation
public import Snapshots

/// Verifies the fixtures of a cell file: cells of an Interface Builder file, declared without Swift.
///
/// ```swift
/// @Test func `the feed's cells`() { assertSnapshots(inCellFile: "Feed.cells.json") }
/// ```
///
/// All differences are one failure of the test, which tells of each cause once. `snap verify` runs cell files without a test.
/// The file's path is relative to the folder of the calling source file. `record` says when references
/// are written; nil leaves it to the test's traits and environment.
@MainActor public func assertSnapshots(
  inCellFile path: String, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  CellFileAssertion(site: site, path: path, record: record).run()
}

/// Runs one cell file and says what is wrong.
@MainActor private struct CellFileAssertion {
  let site: CallSite
  let path: String
  let record: RecordMode?

  func run() {
    let complaints: [Complaint]
    do {
      complaints = try found()
    } catch {
      complaints = [Complaint("\(error)")]
    }
    TestFramework.current.report(complaints, at: site)
  }

  private func found() throws -> [Complaint] {
    let recording = try RunSettings.process.recording(
      argument: record, scope: SnapshotScope.recordMode)
    let store = try RunSettings.process.store(for: site, mode: recording.mode)
    let folder = URL(fileURLWithPath: site.filePath.description).deletingLastPathComponent()
    let file = try CellFile(contentsOf: folder.appendingPathComponent(path))
    let (results, failures) = try file.verify(in: store, source: file.url.path) { key in
      try !RunSettings.process.leavesToOtherShard(key, in: store)
    }
    let rewritten = results.filter { $0.status == .recorded }.map(\.key)
    return failures.map { Complaint($0) }
      + Complaint.all(
        about: results.filter(\.isFailure), in: store.directories, tool: RunSettings.process.tool)
      + (recording.complaint(rewritten: rewritten).map { [Complaint($0)] } ?? [])
  }
}
