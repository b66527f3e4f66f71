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

  @Test func `a run that is killed at any of 200 moments leaves whole files`() async {
    await #expect(processExitsWith: .success) {
      let package = try TemporaryPackage()
      _ = try package.store(.all).verify(.sample(), key: InterruptionTests.key)
      var random = SeededGenerator(seed: 9)
      for number in 0..<InterruptionTests.kills {
        let before = InterruptionTests.fileNumber(in: package)
        // Half of them from the start on, half after a first reference was written, however busy the
        // machine is; a round of recording takes a millisecond or two.
        let moment = UInt32.random(in: 0...6_000, using: &random)
        try InterruptionTests.kill {
          if number.isMultiple(of: 2) {
            // At most two seconds: a fork may wait forever for a lock that it inherited.
            for _ in 0..<40_000 where InterruptionTests.fileNumber(in: package) == before {
              usleep(50)
            }
          }
          usleep(moment)
        } work: {
          try InterruptionTests.recordForever(in: package)
        }
        try InterruptionTests.expectWhole(package)
      }
      _ = try package.store(.all).verify(.sample(), key: InterruptionTests.key)
      #expect(package.files == [".snap/results/S/f.json", InterruptionTests.reference])
    }
  }

  /// Runs the work in a fork of this process, which must have no other thread that matters, and kills it
  /// after a wait.
  private static func kill(after wait: () -> Void, work: () throws -> Void) throws {
    let process = try #require(fork() as pid_t?)
    try #require(process >= 0, "No further process could be started.")
    if process == 0 {
      try? work()
      _exit(0)
    }
    wait()
    Foundation.kill(process, SIGKILL)
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    #expect(status & 0x7f == SIGKILL, "It ended before it was killed.")
  }

  /// What changes when the reference is replaced.
  private static func fileNumber(in package: TemporaryPackage) -> ino_t {
    var status = stat()
    stat(package.root.appendingPathComponent(reference).path, &status)
    return status.st_ino
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
