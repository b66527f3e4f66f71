import Foundation
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing

struct DuplicateKeyTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f")
  private let here = SnapshotResult.Source(file: "Tests/A.swift", line: 12)
  private let there = SnapshotResult.Source(file: "Tests/B.swift", line: 30)

  init() throws { package = try TemporaryPackage() }

  private func record() throws -> SnapshotResult? { try package.store().readResults().first }

  @Test func `two fixtures with one key are an error that names both locations`() throws {
    let store = package.store(.never)
    _ = try store.verify(.sample(), key: key, source: here)
    let second = try store.verify(.sample(), key: key, source: there)
    #expect(second.status == .error && second.isFailure)
    #expect(
      second.message
        == "Two fixtures have the key S/f: one at Tests/A.swift:12, one at Tests/B.swift:30. "
        + "Give one of them another name with `named:`.")
    #expect(try record() == second)
    #expect(try package.store().pending().isEmpty)
    #expect(package.files == [".snap/results/*.log"])
  }

  @Test func `fixtures of files with one name are told apart by their modules`() throws {
    let store = package.store(.never)
    for module in ["Feed", "Chat"] {
      let source = SnapshotResult.Source(file: "Tests/\(module)/A.swift", line: 12)
      _ = try store.verify(.sample(), key: key, source: source)
    }
    #expect(
      try record()?.message?.hasSuffix(
        "with `named:`, or put the targets into all keys with { \"paths\": \"{target}/{file}/{test}\" } in snap.json."
      ) == true)
  }

  @Test func `two pictures from one location need names`() throws {
    let store = package.store()
    _ = try store.verify(.sample(), key: key, source: here)
    let second = try store.verify(.sample(dot: 1), key: key, source: here)
    #expect(second.status == .error)
    #expect(second.message?.contains("both made at Tests/A.swift:12") ?? false)
  }

  @Test func `a test that runs again is not a second fixture`() throws {
    let store = package.store()
    _ = try store.verify(.sample(), key: key, source: here)
    #expect(try store.verify(.sample(), key: key, source: here).status == .passed)
  }

  @Test func `keys that differ only in case fail both`() throws {
    let store = package.store()
    let other = SnapshotKey(suite: "S", fixture: "F")
    _ = try store.verify(.sample(), key: key, source: here)
    let second = try store.verify(.sample(), key: other, source: there)
    #expect(second.message?.contains("S/f (Tests/A.swift:12) and S/F (Tests/B.swift:30)") ?? false)
    #expect(try store.readResults().map(\.status) == [.error, .error])
  }

  @Test(arguments: [RecordMode.missing, .all, .failed])
  func `two fixtures with one key leave no new reference`(mode: RecordMode) throws {
    for (fixture, other) in [("x y", "x-y"), ("row", "Row")] {
      let package = try TemporaryPackage()
      let store = package.store(mode)
      let keys = [fixture, other].map { SnapshotKey(suite: "S", fixture: $0) }
      #expect(try store.verify(.sample(), key: keys[0], source: here).isRecorded)
      let second = try store.verify(.sample(dot: 1), key: keys[1], source: there)
      #expect(second.status == .error && !second.isRecorded)
      #expect(try store.readResults().allSatisfy { $0.status == .error && !$0.isRecorded })
      #expect(!package.files.contains { $0.hasPrefix("Snapshots/") }, "\(package.files)")
    }
  }

  @Test func `a reference that was replaced for one of two fixtures is named`() throws {
    _ = try package.store(.all).verify(.sample(), key: key, source: here)
    let store = package.store(.all)
    _ = try store.verify(.sample(dot: 1), key: key, source: here)
    let second = try store.verify(.sample(dot: 2), key: key, source: there)
    #expect(second.status == .error && second.isRecorded)
    #expect(
      second.message?.hasSuffix(
        "\nThe reference was replaced by the picture of one of them: restore it from version control."
      )
        == true, "\(second.message ?? "")")
    // A third one tells the same.
    let third = try store.verify(.sample(dot: 3), key: key, source: .init(file: "c", line: 1))
    #expect(third.isRecorded)
  }

  @Test func `letters that look the same are told apart by their numbers`() throws {
    let store = package.store()
    // Composed, the sign of kelvin is the letter.
    let files = ["K.cells.json", "\u{212A}.cells.json"].map { "Cells/\($0)" }
    for (dot, file) in files.enumerated() {
      _ = try store.verify(.sample(dot: dot), key: key, source: .init(file: file, line: 3))
    }
    let message = try #require(try record()?.message)
    #expect(
      message.hasPrefix(
        "Two fixtures have the key S/f: one at \(files[0]):3, one at \(files[1]):3 (U+004B and U+212A)."
      ),
      "\(message)")
    for (name, source) in [("\u{3B1}", here), ("\u{391}", there)] {
      _ = try store.verify(.sample(), key: SnapshotKey(suite: "S", fixture: name), source: source)
    }
    let other = try #require(try package.store().readResults().last?.message)
    #expect(other.contains("differ only in case (U+03B1 and U+0391), which macOS"), "\(other)")
  }

  @Test func `names that differ only in Unicode normalization are one key, and refused`() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    try #require(!composed.utf8.elementsEqual(decomposed.utf8))
    let store = package.store(.never)
    for (name, source) in [(composed, here), (decomposed, there)] {
      let key = SnapshotKey(suite: "S", fixture: name)
      _ = try store.verify(.sample(), key: key, source: source)
    }
    let record = try #require(try record())
    #expect(record.status == .error)
    #expect(
      record.message?.contains("one at Tests/A.swift:12, one at Tests/B.swift:30.") == true)
    let keys = [composed, decomposed].map { SnapshotKey(suite: $0, fixture: $0).description }
    #expect(keys[0].utf8.elementsEqual(keys[1].utf8))
  }

  @Test func `processes of one run share their keys`() throws {
    _ = try package.store(run: "r").verify(.sample(), key: key, source: here)
    let again = try package.store(run: "r").verify(.sample(), key: key, source: here)
    let second = try package.store(run: "r").verify(.sample(), key: key, source: there)
    let later = try package.store(run: "r2").verify(.sample(), key: key, source: there)
    #expect([again, second, later].map(\.status) == [.passed, .error, .passed])
  }

  @Test func `claims of other runs are removed`() throws {
    _ = try package.store(run: "r").verify(.sample(), key: key)
    _ = try package.store(run: "r2").verify(.sample(), key: key)
    #expect(package.files.filter { $0.hasPrefix(".snap/claims/") }.count == 1)
  }

  @Test(arguments: [false, true])
  func `duplicate fixtures in parallel always end with an error`(areProcesses: Bool) async throws {
    for round in 0..<5 {
      let key = SnapshotKey(suite: "S", fixture: "f\(round)")
      let session = ProcessSession()
      let statuses = try await withThrowingTaskGroup(of: SnapshotResult.Status.self) { group in
        for line in 1...4 {
          let store = package.store(
            run: areProcesses ? "r" : nil, session: areProcesses ? ProcessSession() : session)
          group.addTask {
            try store.verify(
              .sample(dot: line), key: key, source: .init(file: "a", line: line)
            ).status
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.count { $0 == .error } >= 3)
      #expect(try package.store().readResults().last { $0.key == key }?.status == .error)
    }
  }
}
