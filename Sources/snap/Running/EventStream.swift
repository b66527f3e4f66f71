import FileAccess
import Foundation
import Snapshots

/// The file in which a test framework tells what happens, a ``TestEvent`` a line.
struct EventStream {
  /// Events of XCTest are written here by an observer in the tests.
  let file: URL

  /// The file of one of the processes that run tests.
  init(in folder: URL, of job: TestJob? = nil) {
    file = folder.appendingPathComponent("events\(job?.suffix ?? "").jsonl")
  }

  /// The arguments of `swift test` that request the file from Swift Testing.
  var arguments: [String] {
    ["--event-stream-version", "0", "--event-stream-output-path", file.path]
  }

  struct Issue: Hashable {
    /// The name of the test; nil for an issue outside of tests.
    var test: String?
    var place: FailedAssertion.Place?
    var message: String
  }

  func remove() throws { try Files.remove(file) }

  /// When the last event was written; nil before the first.
  var lastEvent: Date? { Files.modificationDate(of: file) }

  /// What one process reported before it ended.
  struct Account {
    /// The identifiers of the test functions that it was to run.
    var functions: Set<String> = []
    /// Those that have started and not ended, in the order of their starts.
    var running: [String] { starts.sorted { $0.value < $1.value }.map(\.key) }
    /// How many starts there were before that of each of these.
    private var starts: [String: Int] = [:]
    private var startCount = 0
    var ended: Set<String> = []
    /// The issues that make tests fail, with the identifiers of their tests.
    var issues: [(test: String?, issue: Issue)] = []
    /// Whether all tests ended; false after a crash.
    var isComplete = false
  }

  /// Reads the account of the last process.
  func account() throws -> Account {
    var account = Account()
    var names: [String: String] = [:]
    for record in try records() {
      account.isComplete = record.payload.kind == "runEnded"
      if record.kind == "test", let id = record.payload.id {
        names[id] = record.payload.name
        if record.payload.kind == "function" { account.functions.insert(id) }
      } else {
        account.take(record.payload, names)
      }
    }
    return account
  }

  private func records() throws -> [TestEvent] {
    guard let data = try Files.read(file, atMost: .max) else { return [] }
    // The last line of a crashed process may be cut off.
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(TestEvent.self, from: $0)
    }
  }
}

extension EventStream.Account {
  fileprivate mutating func take(_ event: TestEvent.Payload, _ names: [String: String]) {
    if let issue = event.issue, !issue.isKnown {
      let message = (event.messages ?? []).map(\.text).joined(separator: ": ")
      let name = event.testID.flatMap { names[$0] }
      issues.append(
        (event.testID, .init(test: name, place: issue.sourceLocation, message: message)))
    }
    // Suites start and end, too.
    guard let test = event.testID, functions.contains(test) else { return }
    switch event.kind {
    case "testStarted":
      starts[test] = starts[test] ?? startCount
      startCount += 1
    case "testEnded":
      starts[test] = nil
      ended.insert(test)
    default: break
    }
  }
}
