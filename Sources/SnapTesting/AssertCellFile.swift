internal import Fixtures
internal import Foundation
public import Snapshots

/// Verifies the fixtures of a cell file: cells of an Interface Builder file, declared without Swift.
///
/// ```swift
/// @Test func `the feed's cells`() { assertSnapshots(inCellFile: "Feed.cells.json") }
/// ```
///
/// Every difference is one failure of the test. `snap verify` runs cell files without a test.
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
    let framework = TestFramework.current
    framework.fail(complaints, at: site)
    guard let store = try? RunSettings.process.store(for: site, mode: .never) else { return }
    if framework == .xcTest { XCTestEnd.watch(for: store) }
    guard !complaints.isEmpty else { return }
    // A failure without a note counts as one of another kind, which the tool says and shows.
    try? store.note(framework.note(complaints, at: site))
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
      + results.filter(\.isFailure).map {
        Complaint($0, in: store.directories, tool: RunSettings.process.tool)
      } + (recording.complaint(rewritten: rewritten).map { [Complaint($0)] } ?? [])
  }
}
