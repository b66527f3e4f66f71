import Foundation
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Snapshots
import Testing

/// A run's files in another folder than `.snap`.
struct StateFolderTests {
  /// A package with a pending picture below `state`.
  private func package() throws -> (TemporaryPackage, SnapTool) {
    let package = try TemporaryPackage()
    let directories = SnapshotDirectories(
      packageRoot: package.root, places: SnapshotPlaces(state: "state"))
    for (color, mode) in [(UInt8(0), RecordMode.all), (200, .never)] {
      _ = try SnapshotStore(directories: directories, mode: mode).verify(
        Samples.cell(label: "Title", color: color),
        key: SnapshotKey(suite: "CellTests", fixture: "row"))
    }
    var tool = try package.snap()
    tool.environment["SNAP_STATE_DIR"] = "state"
    return (package, tool)
  }

  @Test func `pending pictures and records are found there`() throws {
    let (package, tool) = try package()
    #expect(try tool.run("status").out.contains("differs"))
    let run = try tool.run("accept", "--all")
    #expect(run.exitCode == 0, "\(run)")
    #expect(!package.exists(".snap"))
  }

  @Test func `a report is written there, with the pictures`() throws {
    let (package, tool) = try package()
    let run = try tool.run("report")
    #expect(run.exitCode == 0, "\(run)")
    #expect(try package.text(of: "state/report/index.html").contains("id=\"picture-1\""))
    #expect(!package.exists(".snap"))
  }

  @Test func `several packages do not share a folder`() throws {
    var (_, tool) = try package()
    let other = try TemporaryPackage()
    tool.environment["SNAP_STATE_DIR"] = other.root.path + "/state"
    let run = try tool.run("verify", ".", other.root.path)
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("SNAP_STATE_DIR is \(other.root.path)/state"))
  }
}
