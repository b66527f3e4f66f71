import FileAccess
import Foundation
import Snapshots

/// The file in which Swift Testing tells what happens, one JSON object a line; there is none for XCTest.
///
/// Version 0 is the oldest format, which every toolchain since Swift 6.0 writes.
/// Source: https://github.com/swiftlang/swift-testing/blob/main/Documentation/ABI/JSON.md
struct EventStream {
  private let file: URL

  init(in folder: URL) { file = folder.appendingPathComponent("events.jsonl") }

  /// The arguments of `swift test` that request the file.
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

  /// Returns the identifiers of tests that have started and not ended, in the order of their starts.
  func unfinishedTests() throws -> [String] {
    let records = try records() ?? []
    let functions = Set(
      records.filter { $0.kind == "test" && $0.payload.kind == "function" }.compactMap(\.payload.id)
    )
    var running: [String] = []
    for record in records where record.kind == "event" {
      guard let test = record.payload.testID, functions.contains(test) else { continue }
      switch record.payload.kind {
      case "testStarted": running.append(test)
      case "testEnded": running.removeAll { $0 == test }
      default: break
      }
    }
    return running
  }

  private func records() throws -> [Record]? {
    guard let data = try Files.read(file, atMost: .max) else { return nil }
    // The last line of a crashed process may be cut off.
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Record.self, from: $0)
    }
  }

  /// Returns the issues that make tests fail; nil if the tests did not end, because they crashed.
  func issues() throws -> [Issue]? {
    guard let records = try records(), records.last?.payload.kind == "runEnded" else {
      return nil
    }
    var names: [String: String] = [:]
    for record in records where record.kind == "test" {
      if let id = record.payload.id { names[id] = record.payload.name }
    }
    return records.compactMap { record in
      guard let issue = record.payload.issue, !issue.isKnown else { return nil }
      return Issue(
        test: record.payload.testID.flatMap { names[$0] }, place: issue.sourceLocation,
        message: (record.payload.messages ?? []).map(\.text).joined(separator: ": "))
    }
  }

  /// A line: a test, or an event.
  private struct Record: Decodable {
    let kind: String
    let payload: Payload

    struct Payload: Decodable {
      let kind: String
      let id: String?
      let name: String?
      let testID: String?
      let issue: Issue?
      let messages: [Message]?
    }

    struct Issue: Decodable {
      let isKnown: Bool
      let sourceLocation: FailedAssertion.Place?
    }

    struct Message: Decodable { let text: String }
  }
}
