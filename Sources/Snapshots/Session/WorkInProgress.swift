import FileAccess
import Foundation
import Locks
public import SnapshotRecords

/// The snapshots that a process is verifying: `.snap/working/<process>.json`.
///
/// A process has one file, which it writes before a cell is laid out and clears after its record was written. One whose
/// process has ended names the snapshots that a crash or an endless loop has cost.
public struct WorkInProgress: Codable, Hashable, Sendable {
  /// The system's number of the process.
  public var process: Int32
  /// The token of the run; nil for a plain run of the tests.
  public var run: String?
  /// The part of the run to which the process belongs; nil if it is not shared.
  public var job: String?
  /// The test's identifier in Swift Testing, such as `AppTests.RowTests/wraps()/RowTests.swift:12:4`, or in XCTest
  /// `AppTests.RowTests/testWraps`, of which a plain run knows only the function; nil without one.
  public var test: String?
  public var source: SnapshotResult.Source?
  /// The snapshots that are being laid out, drawn or compared, the latest last.
  public var keys: [SnapshotKey]

  /// Whether the process has ended, without having finished.
  public var isAbandoned: Bool { process <= 0 || kill(process, 0) != 0 && errno == ESRCH }
}
