import FileAccess
import Foundation
import SnapshotReferences
import Snapshots

/// The file in which a test framework tells what happens, a ``TestEvent`` a line.
struct EventStream {
  /// Events of XCTest are written here by an observer in the tests.
  let file: URL
  private let tree: FileTree

  /// The file of one of the processes that run tests.
  init(in directories: SnapshotDirectories, of job: TestJob? = nil) {
    file = directories.pending.appendingPathComponent("events\(job?.suffix ?? "").jsonl")
    tree = directories.tree
  }

  /// The arguments of the tests' program that request the file from Swift Testing.
  var arguments: [String] {
    ["--event-stream-version", "0", "--event-stream-output-path", file.path]
  }

  func remove() throws { try tree.remove(file) }

  /// When the last event was written; nil before the first.
  var lastEvent: Date? { Files.modificationDate(of: file) }

  /// Reads the account of the last process.
  func account() throws -> TestAccount {
    TestAccount(try tree.read(file, atMost: .max) ?? Data())
  }
}
