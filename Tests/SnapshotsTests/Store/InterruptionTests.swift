import Foundation
import Snapshots
import Testing

/// Kills recording processes and looks at what they leave.
///
/// The processes are forks of one child: starting a test process for each would take minutes.
struct InterruptionTests {
  private static let key = SnapshotKey(suite: "S", fixture: "f")
  private static let reference = "Snapshots/S/f@2x.png"
  private static let kills = 200

  @Test func `A run that is killed at any of 200 moments leaves whole files`() async {
    await #expect(processExitsWith: .success) {
      let package = try TemporaryPackage()
      _ = try package.store(.all).verify(.sample(), key: InterruptionTests.key)
      var random = SeededGenerator(seed: 9)
      var changes = 0
      for _ in 0..<InterruptionTests.kills {
        let before = package.read(InterruptionTests.reference)
        // Some rounds of recording take this long.
        let moment = UInt32.random(in: 200...12_000, using: &random)
        try InterruptionTests.kill(after: moment) {
          try InterruptionTests.recordForever(in: package)
        }
        try InterruptionTests.expectWhole(package)
        changes += package.read(InterruptionTests.reference) == before ? 0 : 1
      }
      #expect(changes > InterruptionTests.kills / 4, "Most were killed before they did anything.")
      _ = try package.store(.all).verify(.sample(), key: InterruptionTests.key)
      #expect(package.files == [".snap/results/S/f.json", InterruptionTests.reference])
    }
  }

  /// Runs the work in a fork of this process, which must have no other thread that matters.
  private static func kill(
    after microseconds: UInt32, _ work: () throws -> Void
  ) throws {
    let process = try #require(fork() as pid_t?)
    try #require(process >= 0, "No further process could be started.")
    if process == 0 {
      try? work()
      _exit(0)
    }
    usleep(microseconds)
    Foundation.kill(process, SIGKILL)
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    #expect(status & 0x7f == SIGKILL, "It ended before it was killed.")
  }

  private static func recordForever(in package: TemporaryPackage) throws {
    var dot = 0
    while true {
      _ = try package.store(.all).verify(.sample(dot: dot), key: key)
      dot = (dot + 1) % 30
    }
  }

  private static func expectWhole(_ package: TemporaryPackage) throws {
    #expect(package.files.filter { $0.hasPrefix("Snapshots/") } == [reference])
    _ = try Snapshot(png: #require(package.read(reference)), name: "reference")
    #expect(try package.store().readResults().count == 1)
  }
}
