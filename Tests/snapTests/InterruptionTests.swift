import Foundation
import Graphics
import SnapReport
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Snapshots
import Testing

struct InterruptionTests {
  private static let count = 30

  private func key(_ number: Int) -> SnapshotKey {
    SnapshotKey(suite: "CellTests", fixture: "row\(number)")
  }

  /// A package with many pending pictures.
  private func package() throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    for (color, mode) in [(UInt8(0), RecordMode.all), (200, .never)] {
      let store = SnapshotStore(directories: package.directories, mode: mode)
      for number in 0..<Self.count {
        _ = try store.verify(Samples.cell(label: "Title", color: color), key: key(number))
      }
    }
    return package
  }

  private func color(_ number: Int, in package: TemporaryPackage) throws -> UInt8 {
    let file = package.directories.references.appendingPathComponent(
      key(number).referencePath(scale: 2))
    return try Snapshot(png: Data(contentsOf: file), name: file.path).bitmap[3, 4].red
  }

  /// The number of pending pictures.
  private func pictures(in package: TemporaryPackage) throws -> Int {
    let folder = package.directories.pending.appendingPathComponent("CellTests").path
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .count { $0.hasSuffix(".actual.png") }
  }

  @Test func `a killed acceptance can be completed, and no reference is damaged`() throws {
    let package = try package()
    try package.snap().kill(["accept", "--all"]) { try pictures(in: package) < Self.count - 10 }
    let left = try pictures(in: package)
    let colors = try (0..<Self.count).map { try color($0, in: package) }
    #expect(colors.allSatisfy { [0, 200].contains($0) })
    // A reference is replaced before its picture is removed.
    let accepted = colors.count { $0 == 200 }
    #expect(accepted == Self.count - left || accepted == Self.count - left + 1)

    _ = try package.snap().run("accept", "--all")
    #expect(try (0..<Self.count).allSatisfy { try color($0, in: package) == 200 })
    let store = SnapshotStore(directories: package.directories, mode: .never)
    #expect(try store.pending().isEmpty)
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: package.directories.pending.path)
    #expect(paths.filter { $0.hasSuffix(".png") || $0.hasSuffix(".tmp") }.isEmpty)
  }

  @Test(arguments: 0..<4)
  func `a run that is killed while its folder is kept leaves no half of one`(links: Int) throws {
    let package = try TemporaryPackage()
    for number in 0..<Self.count { try package.prepare(Samples.result(fixture: "row\(number)")) }
    for _ in 0..<2 { #expect(try package.snap().run("verify").exitCode == 0) }
    let new = ".snap/runs/.new"
    try package.snap().kill(["verify"]) {
      links == 0 ? package.exists(new) : package.exists("\(new)/results/\(links).log")
    }
    let store = SnapshotStore(directories: package.directories, mode: .never)
    for kept in try store.keptRuns() {
      #expect(try store.results(of: kept).count == Self.count)
    }
    #expect(try package.snap().run("verify").exitCode == 0)
    #expect(!package.exists(new))
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: package.root.path + "/.snap/runs")
    #expect(try store.keptRuns().map { "\($0.number)" } + ["latest"] == folders.sorted())
  }

  /// Where the kernel allows users to mount, the disk really is full.
  @Test(.enabled(if: TinyDisk.isPossible))
  func `a full disk is reported by accept, and every reference stays intact`() throws {
    let package = try package()
    // Each picture takes one page, so that the old ones fill it.
    let disk = TinyDisk(kilobytes: Self.count * 4, folder: package.directories.references)
    let run = try disk.run(["accept", "--all"], in: package.root)
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.text.contains("Snapshots/CellTests/row0@2x.png: No space left on device. What was"))
    #expect(run.text.contains("whole: \(Self.count)\n"))
    #expect(run.text.contains("files: \(Self.count)\n"))
  }

  @Test(.enabled(if: TinyDisk.isPossible))
  func `a read-only folder is reported by accept, and nothing is lost`() throws {
    let package = try package()
    let disk = TinyDisk(
      kilobytes: Self.count * 8, folder: package.directories.references, isReadOnly: true)
    let run = try disk.run(["accept", "--all"], in: package.root)
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.text.contains("Snapshots/CellTests: Read-only file system."))
    #expect(run.text.contains("whole: \(Self.count)\n"))
    #expect(try pictures(in: package) == Self.count)
  }
}
