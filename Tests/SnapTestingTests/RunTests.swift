import SnapshotReferences
import Snapshots
import TestSupport
import Testing

@testable import SnapTesting

struct RunTests {
  @Test(arguments: [("r", ".snap"), (nil, ".snap/.outside")])
  func `an assertion outside of a run that is in progress keeps its files apart`(
    run: String?, folder: String
  ) throws {
    let package = try TemporaryFolder(["Package.swift": "", "Tests/T.swift": ""])
    let directories = SnapshotDirectories(packageRoot: package.root)
    let lock = try RunLock(
      of: directories, for: .init(process: 1, command: "snap verify", run: "r")
    ) { _ in Issue.record("nobody has the lock") }
    let settings = RunSettings(environment: run.map { ["SNAP_RUN": $0] } ?? [:])
    let store = try settings.store(
      forFile: package.url(of: "Tests/T.swift").path, mode: .never)
    #expect(store.directories.pending.path == package.url(of: folder).path)
    #expect(store.directories.references == directories.references)
    withExtendedLifetime(lock) {}
  }
}
