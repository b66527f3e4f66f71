import Foundation
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Snapshots
import TestSupport
import Testing

/// Bundles of the executable of these tests: its libraries, its resources and its lists of tests are real.
struct BuiltBundleTests {
  private let package: TemporaryPackage
  private let machine: TemporaryFolder

  /// The folders of the references of a suite of each framework.
  private static let suites = ["BasicCellTests", "MigrationXCTests"]
  private static let filter = "BasicCellTests|ProfileCellXCTests"

  init() throws {
    package = try TemporaryPackage()
    machine = try TemporaryFolder()
    try package.linkBuiltTests()
    try package.copyReferences(of: Self.suites)
  }

  private var references: Int { package.allFiles.count { $0.hasSuffix(".png") } }

  /// The folder of the runtime's libraries, as this process has loaded them.
  private static let runtime: URL? = {
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .first { $0.hasSuffix("/libswiftCore.so") }
    guard let line, let slash = line.firstIndex(of: "/") else { return nil }
    return URL(fileURLWithPath: String(line[slash...])).deletingLastPathComponent()
  }()

  private func sh(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = machine.root
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(script)")
  }

  @Test(
    .enabled(if: Sandbox.isPossible, "`unshare -rnm` is not allowed here"),
    .enabled(if: runtime != nil, "Swift's runtime is built in here"))
  func `a bundle runs tests of both frameworks where there are no libraries, fonts and network`()
    throws
  {
    let packed = try package.snap().run("bundle", "--output", machine.url(of: "b.tar").path)
    try #require(packed.exitCode == 0, "\(packed)")
    try sh("tar xf b.tar lib")
    let state = try TemporaryFolder()
    // The tool is the debug build, which needs the runtime, too; a released one has it built in.
    let tool = SnapTool(
      directory: machine.root,
      environment: [
        "PATH": "/usr/bin:/bin", "SNAP_STATE_DIR": state.root.path,
        "LD_LIBRARY_PATH": machine.url(of: "lib").path,
      ], launcher: Sandbox.launcher(readOnly: machine.root, hiding: Self.runtime), owner: machine)
    let run = try tool.run("verify", "--bundle", "b.tar", "--jobs", "2", "--filter", Self.filter)
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("\(references) snapshots: \(references) passed"), "\(run.out)")
    let keys = try #require(try keys(in: state))
    #expect(Set(keys.map(\.suite)) == Set(Self.suites))
    #expect(state.exists("bundle/lib/libswiftCore.so"))
  }

  private func keys(in state: TemporaryFolder) throws -> [SnapshotKey]? {
    let directories = SnapshotDirectories(
      packageRoot: machine.root, places: SnapshotPlaces(state: state.root.path))
    return try SnapshotStore(directories: directories, mode: .never).readManifest()?.keys
  }

  @Test(.enabled(if: TinyDisk.isPossible), arguments: [32, 256, 65536])
  func `a disk that fills up under one of several test processes loses nothing without saying so`(
    kilobytes: Int
  ) throws {
    let state = try TemporaryFolder()
    var disk = TinyDisk(kilobytes: kilobytes, folder: state.root)
    disk.environment = [
      "PATH": try package.snap().environment["PATH"] ?? "",
      "SNAP_STATE_DIR": state.root.path, "SNAP_PACKAGE_DIR": package.root.path,
    ]
    let run = try disk.run(
      ["verify", "--tests-only", "--jobs", "2", "--filter", "BasicCellTests"], in: package.root)
    let count = package.allFiles.count {
      $0.hasPrefix("Snapshots/BasicCellTests/") && $0.hasSuffix(".png")
    }
    if run.exitCode == 0 {
      #expect(run.text.contains("\(count) snapshots: \(count) passed"), "\(run)")
    } else {
      #expect(run.text.contains("No space left on device"), "\(run)")
      #expect(kilobytes < 65536)
    }
    if kilobytes == 32 { #expect(run.exitCode != 0) }
  }
}
