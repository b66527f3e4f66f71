import Foundation
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

struct RunTests {
  @Test func `a run leaves no claims or notes behind`() throws {
    let package = try TemporaryPackage()
    try SampleRun(package: package, part: .part(1, of: 2)).verify()
    #expect(!package.exists(".snap/claims"))
  }

  @Test func `only a complete run writes timings`() throws {
    let package = try TemporaryPackage()
    try SampleRun(package: package, part: .part(1, of: 2)).verify()
    try SampleRun(package: package, filter: "x").verify()
    #expect(!package.exists(".snap/timings.json"))
    try SampleRun(package: package).verify()
    #expect(try package.store().readTimings().milliseconds.count == 12)
  }

  @Test func `pending files of a removed fixture are deleted after a complete passing run`() throws
  {
    let package = try TemporaryPackage()
    for fixture in ["f0", "gone"] {
      _ = try package.store(.all).verify(.sample(), key: SampleRun.key(fixture))
    }
    _ = try package.store(.never).verify(.sample(dot: 2), key: SampleRun.key("gone"))
    #expect(try package.store().pending().map(\.key) == [SampleRun.key("gone")])

    try SampleRun(package: package, filter: "f0", fixtures: ["f0"]).verify()
    try SampleRun(package: package, part: .part(1, of: 2), fixtures: ["f0"]).verify()
    try SampleRun(package: package, fixtures: ["f0"]).verify(exitCode: 1)
    try SampleRun(package: package, run: "empty", fixtures: []).verify()
    #expect(try package.store().pending().count == 1)

    try SampleRun(package: package, fixtures: ["f0"]).verify()
    #expect(try package.store().pending().isEmpty)
    #expect(!package.files.contains { $0.hasPrefix(".snap/") && $0.contains("gone") })
    #expect(package.exists("Snapshots/S/gone.320@2x.png"))
  }

  @Test func `timings add up over a fixture's configurations`() {
    let results = ["320", "414"].map { configuration in
      var result = SnapshotResult(
        key: SnapshotKey(suite: "S", fixture: "F", configuration: configuration), status: .passed,
        reference: "", size: .init(width: 1, height: 1), scale: 2)
      result.milliseconds = 2.04
      return result
    }
    #expect(Timings(of: results).milliseconds == ["s/f": 4.1])
  }

  @Test func `missing timings are empty`() throws {
    let package = try TemporaryPackage()
    #expect(try package.store().readTimings() == Timings())
    let file = package.root.appendingPathComponent("t.json")
    #expect(try package.store().readTimings(from: file) == Timings())
    try package.write("{", to: "t.json")
    #expect(throws: SnapshotsError.self) { try package.store().readTimings(from: file) }
  }
}
