import Foundation
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Testing

/// Kills processes after each of their changes on disk and looks at what they leave.
///
/// The processes are forks of one child: starting a test process for each would take minutes.
struct InterruptionTests {
  private static let keys = ["a", "b"].map { SnapshotKey(suite: "S", fixture: $0) }
  private static let references = ["Snapshots/S/a@2x.png", "Snapshots/S/b@2x.png"]

  @Test func `a run that is killed after any of its changes leaves whole files`() async {
    await #expect(processExitsWith: .success) {
      let count = try InterruptionTests.killAfterEachChange { package in
        _ = try package.store(.all).verify(.sample(dot: 1), key: InterruptionTests.keys[0])
      } then: { package in
        #expect(try InterruptionTests.dots(in: package).allSatisfy { [0, 1].contains($0) })
        #expect(try package.store().readResults().count == 2)
        _ = try package.store(.all).verify(.sample(dot: 2), key: InterruptionTests.keys[0])
        #expect(try InterruptionTests.dots(in: package) == [2, 0])
        #expect(package.files.filter { $0.hasPrefix("Snapshots/") } == InterruptionTests.references)
      }
      // The new reference and the new record, each written aside and moved into its place.
      #expect(count >= 6)
    }
  }

  @Test func `an acceptance that is killed after any of its changes can be finished`() async {
    await #expect(processExitsWith: .success) {
      let count = try InterruptionTests.killAfterEachChange { package in
        for key in InterruptionTests.keys {
          _ = try package.store(.never).verify(.sample(dot: 1), key: key)
        }
      } work: { package in
        _ = try package.store(.never).accept(["*"])
      } then: { package in
        #expect(try InterruptionTests.dots(in: package).allSatisfy { [0, 1].contains($0) })
        _ = try package.store(.never).accept(["*"])
        #expect(try InterruptionTests.dots(in: package) == [1, 1])
        #expect(try package.store().pending().isEmpty)
        #expect(!package.files.contains { $0.contains(".actual.") || $0.hasSuffix(".tmp") })
      }
      // Of each picture: reference and record written aside and moved, actual and diff removed.
      #expect(count >= 12)
    }
  }

  /// Does the work in packages with two references, each time killed after one more change, and looks
  /// at what is left; returns after how many changes the work was done.
  private static func killAfterEachChange(
    preparing: (TemporaryPackage) throws -> Void = { _ in },
    work: (TemporaryPackage) throws -> Void, then check: (TemporaryPackage) throws -> Void
  ) throws -> Int {
    var count = 0
    while true {
      let package = try TemporaryPackage()
      for key in keys { _ = try package.store(.all).verify(.sample(dot: 0), key: key) }
      try preparing(package)
      let ending = try kill(afterChanges: count, in: package) { try work(package) }
      try check(package)
      if ending == .finished { return count }
      count += 1
    }
  }

  private static func kill(
    afterChanges limit: Int, in package: TemporaryPackage, work: () throws -> Void
  ) throws -> TracedProcess.Ending {
    var last = state(of: package)
    var changes = 0
    return try TracedProcess.run(
      killedWhen: {
        let now = state(of: package)
        if now != last { changes += 1 }
        last = now
        return changes >= limit
      }, work: work)
  }

  /// All files and folders with their numbers and sizes: what a write, a move or a removal changes.
  private static func state(of package: TemporaryPackage) -> [String] {
    (FileManager.default.subpaths(atPath: package.root.path) ?? []).map { path in
      var status = stat()
      lstat("\(package.root.path)/\(path)", &status)
      return "\(path) \(status.st_ino) \(status.st_size)"
    }
  }

  /// Where the dots of the references are; throws for one that is not whole.
  private static func dots(in package: TemporaryPackage) throws -> [Int?] {
    try references.map { path in
      let picture = try Snapshot(png: #require(package.read(path)), name: path).bitmap
      return (0..<picture.width).first { picture[$0, 10].green == 0 }
    }
  }
}
