import FileAccess
import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

struct FullDiskTests {
  private static let key = SnapshotKey(suite: "S", fixture: "f")
  private static let reference = "Snapshots/S/f@2x.png"

  /// A limit on the size of files interrupts a write, like a full disk.
  @Test(arguments: [1, 100, 250])
  func `an interrupted write keeps the old reference and leaves no temporary files`(limit: Int)
    async
  {
    await #expect(processExitsWith: .success) { [limit] in
      let package = try TemporaryPackage()
      _ = try package.store(.all).verify(.sample(), key: FullDiskTests.key)
      let before = package.read(FullDiskTests.reference)
      let files = package.files
      signal(SIGXFSZ, SIG_IGN)
      var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t.max)
      setrlimit(__rlimit_resource_t(1), &limits)  // RLIMIT_FSIZE
      let error = #expect(throws: FileError.self) {
        try package.store(.all).verify(.sample(dot: 3), key: FullDiskTests.key)
      }
      limits.rlim_cur = rlim_t.max
      setrlimit(__rlimit_resource_t(1), &limits)
      #expect(
        error?.description.contains("File too large. What was there before is untouched.")
          ?? false)
      #expect(error?.description.contains(FullDiskTests.reference) ?? false)
      #expect(package.read(FullDiskTests.reference) == before)
      #expect(package.files == files)
    }
  }

  @Test func `an acceptance whose record cannot be written leaves the reference and stays pending`()
    async
  {
    await #expect(processExitsWith: .success) {
      let package = try TemporaryPackage()
      _ = try package.store(.all).verify(.sample(), key: FullDiskTests.key)
      let before = package.read(FullDiskTests.reference)
      let store = package.store(.never)
      _ = try store.verify(.sample(dot: 3), key: FullDiskTests.key)
      // The log of records becomes longer than the picture, which alone can be written then.
      for index in 0..<20 {
        let other = SnapshotKey(suite: "T", fixture: "f\(index)")
        _ = try store.verify(.sample(), key: other)
      }
      let picture = try #require(package.read(".snap/S/f@2x.actual.png")).count
      let results = package.url(of: ".snap/results").path
      let log = try #require(try FileManager.default.contentsOfDirectory(atPath: results).first)
      let length = try #require(package.read(".snap/results/\(log)")).count
      try #require(length > picture)
      signal(SIGXFSZ, SIG_IGN)
      var limits = rlimit(rlim_cur: rlim_t(length), rlim_max: rlim_t.max)
      setrlimit(__rlimit_resource_t(1), &limits)  // RLIMIT_FSIZE
      let failed = try store.accept(keys: [FullDiskTests.key])
      limits.rlim_cur = rlim_t.max
      setrlimit(__rlimit_resource_t(1), &limits)
      #expect(failed.map(\.outcome) == [.stale])
      #expect(failed.first?.message.contains("File too large") == true)
      #expect(package.read(FullDiskTests.reference) == before)
      #expect(try store.pending().map(\.key).contains(FullDiskTests.key))
      #expect(try store.accept(keys: [FullDiskTests.key]).map(\.outcome) == [.accepted])
      #expect(package.read(FullDiskTests.reference) != before)
    }
  }
}
