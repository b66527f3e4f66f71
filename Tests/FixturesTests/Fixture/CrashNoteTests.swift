import Foundation
import SnapReport
import SnapshotReferences
import Snapshots
import TestSupport
import Testing

@testable import Fixtures

/// What is left of a process that a cell ended.
@MainActor struct CrashNoteTests {
  nonisolated private static func store(_ path: String) -> SnapshotStore {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    return SnapshotStore(directories: SnapshotDirectories(packageRoot: folder), mode: .missing)
  }

  @Test func `a note names the snapshot whose cell ended the process`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.root.path
    await #expect(processExitsWith: .failure) { [path = path as String] in
      try await MainActor.run {
        let fixture = FixtureSamples.fixture { configuration in
          if configuration.width == 414 { _ = [Int]()[0] }
        }
        _ = try fixture.verify(in: CrashNoteTests.store(path))
      }
    }
    let store = Self.store(path)
    let work = try store.workInProgress()
    #expect(work.map { $0.keys.last?.description } == ["Cells/cut.414x44"])
    #expect(work.map(\.isAbandoned) == [true])
    #expect(work.first?.source?.description == "CellTests.swift:7")
  }

  @Test func `a fixture that cannot be laid out leaves no note`() throws {
    let samples = FixtureSamples()
    let fixture = FixtureSamples.fixture { _ in throw RenderingError.noTable(view: "x") }
    #expect(try fixture.verify(in: samples.store(.missing)).failures.count == 2)
    #expect(try samples.store().workInProgress().isEmpty)
    #expect(try FixtureSamples.fixture().verify(in: samples.store(.missing)).results.count == 2)
    #expect(try samples.store().workInProgress().isEmpty)
  }
}
