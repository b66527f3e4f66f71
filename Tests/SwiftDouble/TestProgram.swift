import Foundation
import SnapshotRecords
import SnapshotReferences
import Snapshots

/// The program of the tests that the double builds.
///
/// It writes prepared records where tests write theirs, with the run's token, and plays a script.
struct TestProgram {
  let call: Call
  private let script: TestScript
  private let framework: TestFrameworkName
  private var store: SnapshotStore

  init(call: Call) throws {
    self.call = call
    script = try JSONDecoder().decode(
      TestScript.self, from: Data((call["TEST_SCRIPT"] ?? "").utf8))
    framework = call.arguments.contains("swift-testing") ? .swiftTesting : .xcTest
    store = SnapshotStore(
      directories: SnapshotDirectories(
        packageRoot: call.folder, places: SnapshotPlaces(environment: call.environment)),
      mode: .never, run: call["SNAP_RUN"])
    store.job = call[ShardAssignment.Variables.job.part]
    store.framework = framework
  }

  /// Returns the exit code.
  func run() throws -> Int32 {
    if call.arguments.last == "--list-tests" { return try list() }
    try call.log(["test"])
    try noteEnvironment()
    try call.print("the tests' words")
    if let seconds = call.seconds("TEST_SLEEPS") {
      Thread.sleep(forTimeInterval: seconds)
      return 0
    }
    try wait()
    try writeRecords()
    if let path = call["TEST_WRITES"] { try write("12345", to: path) }
    return try play()
  }

  private func list() throws -> Int32 {
    let file = call.folder.appendingPathComponent("tests.list")
    let tests =
      framework == .xcTest
      ? script.xcTests?.joined(separator: "\n") : try? String(contentsOf: file, encoding: .utf8)
    try call.print(tests ?? "the tests' words")
    return tests == nil ? 1 : 0
  }

  private func noteEnvironment() throws {
    guard let path = call["BACKTRACES"] else { return }
    try write("\(call["SWIFT_BACKTRACE"] ?? "")\n", to: path)
    try write("\(call["SNAP_REFERENCE_DIR"] ?? "")\n", to: "\(path).references")
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: path, relativeTo: call.folder)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Waits as long as the variables say: a time, or until a file is there.
  private func wait() throws {
    let held = call["TEST_HOLD"]
    if let seconds = call.seconds("TEST_PAUSE") {
      try write("\(call["SNAP_RUN"] ?? "")\n", to: "token")
      if held == nil { Thread.sleep(forTimeInterval: seconds) }
    }
    // For a minute at most, so that nothing is left behind by a test that fails.
    let end = ContinuousClock.now + .seconds(60)
    while let held, !FileManager.default.fileExists(atPath: held), ContinuousClock.now < end {
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  private func writeRecords() throws {
    let folder = URL(fileURLWithPath: call["PREPARED"] ?? "none", relativeTo: call.folder)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for name in (names ?? []).sorted() where name.hasSuffix(".json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      var record = try JSONDecoder().decode(SnapshotResult.self, from: data)
      record.run = store.run
      try store.write(record)
    }
  }

  private func play() throws -> Int32 {
    let events = URL(fileURLWithPath: call[TestEvent.fileVariable] ?? "events.jsonl")
    try Data().write(to: events)
    let arguments = call.arguments.joined(separator: " ")
    let act = script.acts.first { $0.fits(framework, arguments) }
    for step in act?.steps ?? [] {
      switch step {
      case .report(let event):
        let line = try JSONEncoder().encode(event)
        try call.append(String(decoding: line, as: UTF8.self), to: events)
      case .forgetEvents: try FileManager.default.removeItem(at: events)
      case .note(let failure): try store.note(failure)
      case .begin(let key, let test, let source):
        var own = store
        own.test = test
        try own.begin(key, at: source)
      case .print(let text): try call.print(text)
      case .hang: call.hang()
      case .exit(let code): return code
      }
    }
    return 0
  }
}
