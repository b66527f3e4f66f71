import FileAccess
import Foundation
import LayoutModel
import SnapshotRecords
import SnapshotSamples
import Testing

struct RecordTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "w20")

  init() throws { package = try TemporaryPackage() }

  @Test func `a record contains the result, under the documented names`() throws {
    _ = try package.store().verify(.sample(), key: key)
    let result = try package.store(run: "r1").verify(
      .sample(dot: 4), key: key,
      diagnostics: [
        Diagnostic(.overlap, severity: .warning, view: "a", message: "m")
      ], source: .init(file: package.root.path + "/Tests/a.swift", line: 7))
    let line = try #require(package.recordLines.last)
    #expect(line.hasPrefix("S/f.w20 {"))
    let data = Data(line.dropFirst("S/f.w20 ".count).utf8)
    #expect(try JSONDecoder().decode(SnapshotResult.self, from: data) == result)
    let json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      json.keys.sorted() == [
        "actual", "diagnostics", "diff", "isRecorded", "key", "knownDiagnostics", "layoutChanges",
        "milliseconds", "notes", "pixels", "reference", "referenceDigest", "referenceSize",
        "regions", "run", "scale", "size", "source", "status", "unexplainedViews", "version",
      ])
    #expect(json["key"] as? String == "S/f.w20")
    #expect(json["version"] as? Int == 2)
    #expect((json["source"] as? [String: Any])?["file"] as? String == "Tests/a.swift")
    #expect(json["milliseconds"] as? Double == 0)
  }

  @Test func `a record has no sentence; they are made when it is read`() throws {
    _ = try package.store().verify(.sample(), key: key)
    let result = try package.store(.never).verify(.sample(height: 26), key: key)
    let line = try #require(package.recordLines.last)
    #expect(line.contains("sizeChange") && !line.contains("taller"))
    let read = try #require(try package.store().readResults().first)
    #expect(read == result)
    #expect(read.message?.hasPrefix("3 pt taller (20 × 10 → 20 × 13 pt).") == true)
  }

  @Test(arguments: [
    #"{"key":"S/f","version":1,"message":"It differs.","layoutChanges":[]}"#,
    #"{"key":"S/f","version":3}"#,
  ]) func `a record of another version is said, with the version`(record: String) throws {
    try package.write("S/f \(record)\n", to: ".snap/results/1.log")
    let version = record.contains("1,") ? 1 : 3
    let error = try #require(try package.store().unreadableRecords().first)
    #expect(error.message?.contains("its version is \(version)") == true)
    #expect(try package.store().readResults().isEmpty)
  }

  @Test func `two runs write the same bytes`() throws {
    _ = try package.store().verify(.sample(), key: key)
    let records = try (0..<2).map { _ in
      _ = try package.store(run: "r").verify(.sample(dot: 4), key: key)
      return try #require(package.recordLines.last)
    }
    #expect(records[0] == records[1])
  }

  @Test func `records of one run or all are read in the order of their keys`() throws {
    for (run, names) in [("old", ["c", "a"]), ("new", ["d", "b"])] {
      for name in names {
        _ = try package.store(run: run).verify(
          .sample(), key: SnapshotKey(suite: "S", fixture: name))
      }
    }
    let store = package.store()
    #expect(try store.readResults().map(\.key.fixture) == ["a", "b", "c", "d"])
    #expect(try store.readResults(run: "new").map(\.key.fixture) == ["b", "d"])
    #expect(try store.readResults(run: "none").isEmpty)
  }

  @Test func `a package without a run has no records`() throws {
    #expect(try package.store().readResults().isEmpty)
    #expect(package.files.isEmpty)
  }

  @Test(arguments: ["{\n", "{}\n", "[]\n", "{", ""])
  func `a damaged or torn record is an error that names it and the file, and leaves the others`(
    content: String
  ) throws {
    _ = try package.store().verify(.sample(), key: SnapshotKey(suite: "S", fixture: "a"))
    try package.write("S/f " + content, to: ".snap/results/2.log")
    let store = package.store()
    #expect(try store.readResults().map(\.key.fixture) == ["a"])
    let error = try #require(try store.unreadableRecords().first)
    #expect(error.key == SnapshotKey(suite: "S", fixture: "f") && error.status == .error)
    let message = try #require(error.message)
    #expect(message.hasPrefix("The record of S/f in .snap/results/2.log is not one"))
    #expect(message.contains("its process was killed") == !content.hasSuffix("\n"))
    #expect(error.reference == ".snap/results/2.log")
    _ = try store.verify(.sample(), key: SnapshotKey(suite: "S", fixture: "f"))
    #expect(try store.unreadableRecords().isEmpty)
  }

  @Test func `a line that its process has not finished yet is not an error`() throws {
    let log = try #require(
      try LineFile.create(package.url(of: ".snap/results/1.log"), in: FileTree(package.root)))
    try log.append(Data("S/f {".utf8))
    let file = package.url(of: ".snap/results/1.log")
    try FileHandle(forUpdating: file).truncate(atOffset: 4)
    #expect(try package.store().unreadableRecords().isEmpty)
    withExtendedLifetime(log) {}
  }

  @Test func `plain runs leave no more logs than are needed`() throws {
    for round in 0..<30 {
      let key = round == 3 ? SnapshotKey(suite: "S", fixture: "old") : key
      _ = try package.store().verify(.sample(dot: round % 2), key: key)
    }
    #expect(package.allFiles.count { $0.hasPrefix(".snap/results/") } <= 10)
    #expect(try package.store().readResults().map(\.key.fixture) == ["f", "old"])
  }

  @Test func `a rejected record stays removed when its log is`() throws {
    _ = try package.store(.never).verify(.sample(), key: key)
    _ = try package.store(.never).verify(.sample(), key: SnapshotKey(suite: "S", fixture: "a"))
    #expect(try package.store().reject(["S/f*"]).map(\.outcome) == [.rejected])
    let manifest = RunManifest(run: "r", filter: "none", start: Date())
    let store = package.store(run: "r")
    try store.begin(manifest)
    try store.end(manifest, results: [], exitCode: 0)
    #expect(try package.store().readResults().map(\.key.fixture) == ["a"])
    #expect(package.recordLines.count == 1)
  }

  @Test func `a folder or a pipe in place of a log is an error`() throws {
    try Files.makeFolder(package.root.appendingPathComponent(".snap/results/1.log"))
    let pipe = package.root.appendingPathComponent(".snap/results/2.log")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let errors = try package.store().unreadableRecords()
    #expect(errors.map(\.reference) == [".snap/results/1.log", ".snap/results/2.log"])
    #expect(errors.last?.message?.contains("It is a pipe or a device, not a file.") == true)
  }

  @Test func `a whole run that passes removes records that cannot be read`() throws {
    let store = package.store(.all, run: "r")
    var manifest = RunManifest(run: "r", start: Date())
    manifest.completeness = .complete
    try store.begin(manifest)
    let result = try store.verify(.sample(), key: key)
    try package.write("Old/f {\n not-a-key {\n", to: ".snap/results/99.log")
    var passed = result
    passed.status = .passed
    try store.end(manifest, results: [passed], exitCode: 0)
    #expect(try store.unreadableRecords().isEmpty)
    #expect(try store.readResults().map(\.key) == [key])
  }

  /// Older versions wrote how many other failures there were, under `otherFailures`.
  @Test func `the manifest of an older version is read, with unknown other failures`() throws {
    var manifest = RunManifest(run: "r", start: Date(timeIntervalSince1970: 0))
    manifest.exitCode = 1
    let new = String(decoding: try JSONEncoder().encode(manifest), as: UTF8.self)
    let old = Data(new.replacing("{\"", with: "{\"otherFailures\":2,\"", maxReplacements: 1).utf8)
    let read = try JSONDecoder().decode(RunManifest.self, from: old)
    #expect(read == manifest)
    #expect(read.hasUnexplainedFailure)
  }

  @Test func `a run counts verdicts and diagnostics`() throws {
    _ = try package.store(run: "r").verify(
      .sample(), key: key,
      diagnostics: [Diagnostic(.overlap, severity: .error, view: "", message: "")])
    _ = try package.store(.all, run: "r").verify(
      .sample(dot: 1), key: SnapshotKey(suite: "S", fixture: "a"))
    let run = try RunResults(results: package.store().readResults(run: "r"))
    #expect(run.results.map(\.key.fixture) == ["a", "f"])
    #expect((run.summary.total, run.summary.missing, run.summary.failures) == (2, 2, 2))
    #expect(run.summary.diagnostics.error == 1)
    #expect(run.engine == Engine.name)
  }
}
