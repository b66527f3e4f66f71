import Foundation
import Snapshots
import Testing

struct InterruptionTests {
  private static let key = SnapshotKey(suite: "S", fixture: "f")

  /// Each process is stopped somewhere in its endless recording; the moments spread over several
  /// rounds of it.
  @Test func `A run that is killed at any moment leaves whole files`() async throws {
    let package = try TemporaryPackage(named: Self.folder(of: getpid()))
    _ = try package.store(.all).verify(.sample(), key: Self.key)
    for _ in 0..<8 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        let moment = UInt32.random(in: 2_000...30_000)
        Thread.detachNewThread {
          usleep(moment)
          kill(getpid(), SIGKILL)
        }
        try InterruptionTests.recordForever(
          in: SnapshotDirectories(
            packageRoot: FileManager.default.temporaryDirectory.appendingPathComponent(
              InterruptionTests.folder(of: getppid()))))
      }
      try expectWhole(package)
    }
    _ = try package.store(.all).verify(.sample(), key: Self.key)
    #expect(package.files == [".snap/results/S/f.json", "Snapshots/S/f@2x.png"])
  }

  /// Where parent and child meet, as an exit test cannot be handed a value.
  private static func folder(of process: pid_t) -> String {
    "snapshots-interrupted-\(process)"
  }

  private static func recordForever(in directories: SnapshotDirectories) throws {
    var dot = 0
    while true {
      let store = SnapshotStore(directories: directories, mode: .all, registry: KeyRegistry())
      _ = try store.verify(.sample(dot: dot), key: key)
      dot = (dot + 1) % 30
    }
  }

  private func expectWhole(_ package: TemporaryPackage) throws {
    #expect(package.files.filter { $0.hasPrefix("Snapshots/") } == ["Snapshots/S/f@2x.png"])
    _ = try Snapshot(png: #require(package.read("Snapshots/S/f@2x.png")), name: "reference")
    #expect(try package.store().readResults().count == 1)
  }
}
