import Foundation
import SnapshotSamples
import Testing

@testable import SnapshotRecords
@testable import SnapshotReferences
@testable import Snapshots

struct SnapshotDirectoriesTests {
  @Test func `a test's package is the nearest one above its file`() throws {
    let package = try TemporaryPackage()
    try package.write("", to: "Inner/Package.swift")
    let outer = try SnapshotDirectories(containing: package.root.path + "/Tests/X/a.swift")
    let inner = try SnapshotDirectories(containing: package.root.path + "/Inner/Tests/a.swift")
    #expect(outer.packageRoot.path == package.root.path)
    #expect(inner.packageRoot.path == package.root.path + "/Inner")
    #expect(outer.references.path == package.root.path + "/Snapshots")
    #expect(outer.pending.path == package.root.path + "/.snap")
  }

  @Test func `a file outside any package is named in the error`() {
    let file = "/nowhere/at/all/Tests.swift"
    #expect(throws: ReferencesError.noPackage(file: file)) {
      try SnapshotDirectories(containing: file)
    }
    #expect("\(ReferencesError.noPackage(file: file))".contains(file))
  }

  @Test func `a reference folder replaces a missing package`() throws {
    let directories = try SnapshotDirectories(
      containing: "/nowhere/Tests/a.swift",
      places: SnapshotPlaces(references: "/data/run/References"))
    #expect(directories.packageRoot.path == "/data/run")
    #expect(directories.references.path == "/data/run/References")
  }

  @Test(arguments: [
    ("References", "/p/References"), ("/other/R", "/other/R"), ("", "/p/Snapshots"),
  ])
  func `the reference folder can be another one`(value: String, expected: String) {
    let directories = SnapshotDirectories(
      packageRoot: URL(fileURLWithPath: "/p"), places: SnapshotPlaces(references: value))
    #expect(directories.references.path == expected)
  }

  @Test(arguments: [("build/snap", "/p/build/snap"), ("/tmp/s", "/tmp/s"), ("", "/p/.snap")])
  func `the folder of a run's files can be another one`(value: String, expected: String) {
    let directories = SnapshotDirectories(
      packageRoot: URL(fileURLWithPath: "/p"),
      places: SnapshotPlaces(environment: ["SNAP_STATE_DIR": value]))
    #expect(directories.pending.path == expected)
    #expect(directories.results.path == expected + "/results")
  }

  @Test func `files of a key are next to each other and relative to the package`() throws {
    let directories = SnapshotDirectories(packageRoot: URL(fileURLWithPath: "/p"))
    let key = SnapshotKey(suite: "S", fixture: "f", configuration: "320")
    let record = SnapshotResult(
      key: key, status: .different, reference: key.referencePath(scale: 2),
      size: .init(width: 320, height: 44), scale: 2)
    let files = [
      directories.reference(of: record), directories.actual(of: record),
      directories.diff(of: record),
    ]
    #expect(
      files.map(directories.relativePath) == [
        "Snapshots/S/f.320@2x.png", ".snap/S/f.320@2x.actual.png", ".snap/S/f.320@2x.diff.png",
      ])
    #expect(directories.relativePath(of: URL(fileURLWithPath: "/pp/x")) == "/pp/x")
    #expect(directories.url(ofRelativePath: "a/b").path == "/p/a/b")
  }
}
