import Fixtures
import Foundation
import Graphics
import Rounds
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import UIKit

/// Draws the next of the cells.
@MainActor final class Cells {
  private let contents: Contents
  private var index = 0

  init() throws { contents = try Contents() }

  /// Creates the cell, lays it out and draws it.
  func draw() throws -> Bitmap {
    index = (index + 1) % Contents.count
    return try Rendering.bitmap(of: contents.cell(index), in: Configuration())
  }

  /// Does the work of an assertion: also checks the layout and stores it.
  func snapshot() throws -> (index: Int, snapshot: Snapshot) {
    index = (index + 1) % Contents.count
    let rendering = try Rendering(of: contents.cell(index), in: Configuration())
    return (index, try rendering.snapshot())
  }
}

/// Cells with references in a separate folder.
@MainActor final class Package {
  private let cells: Cells
  private let folder: URL
  private let store: SnapshotStore

  init() throws {
    cells = try Cells()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cell-round-\(UUID().uuidString)", isDirectory: true)
    let directories = SnapshotDirectories(packageRoot: folder)
    let recording = SnapshotStore(directories: directories, mode: .all)
    for _ in 0..<Contents.count { _ = try Self.verify(cells, recording) }
    store = SnapshotStore(directories: directories, mode: .never)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func verify() throws -> Bool { try Self.verify(cells, store).status == .passed }

  private static func verify(_ cells: Cells, _ store: SnapshotStore) throws -> SnapshotResult {
    let (index, snapshot) = try cells.snapshot()
    let key = SnapshotKey(suite: "Cells", fixture: "cell\(index)", configuration: "320")
    return try store.verify(PictureArtifact(snapshot), key: key)
  }
}

/// Returns a row of work on one cell after the other, which begins after each was visited once.
func row(_ name: String, _ work: @escaping @MainActor @Sendable (Cells) throws -> Void) -> Row {
  Row(name) {
    let cells = try MainActor.assumeIsolated { try Cells() }
    @Sendable func run() throws { try MainActor.assumeIsolated { try work(cells) } }
    for _ in 0..<Contents.count { try run() }
    return Work(run: run, answer: { [1] })
  }
}

let rows = [
  row("cell laid out and drawn") { _ = try $0.draw() },
  row("cell laid out, judged and drawn") { _ = try $0.snapshot() },
  Row("cell verified against its file") {
    let package = try MainActor.assumeIsolated { try Package() }
    @Sendable func verify() throws -> Bool {
      try MainActor.assumeIsolated { try package.verify() }
    }
    return Work(
      run: { _ = try verify() },
      answer: { [Double(try (0..<Contents.count).count { _ in try verify() })] })
  },
]

RoundProgram.main(rows, arguments: Array(CommandLine.arguments.dropFirst()))
