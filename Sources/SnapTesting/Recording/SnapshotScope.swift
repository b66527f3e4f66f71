public import SnapshotKeys
public import Testing

extension Trait where Self == SnapshotsTrait {
  /// Sets when references are written; an assertion's own argument takes precedence.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) struct BasicCellTests { … }
  /// ```
  ///
  /// A reference rewritten because of this fails its test once, and `.all` always fails, as it must not stay in the
  /// code. In CI, code cannot enable recording.
  public static func snapshots(record: RecordMode) -> SnapshotsTrait {
    SnapshotsTrait(record: record)
  }
}

/// The record mode inside a trait or `withSnapshots`.
enum SnapshotScope {
  @TaskLocal static var recordMode: RecordMode?
}

/// Runs an operation whose assertions use a record mode, unless they set their own.
///
/// In XCTest this replaces the trait `.snapshots(record:)`; for a whole class:
///
/// ```swift
/// override func invokeTest() {
///   withSnapshots(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// A reference rewritten because of this fails its test once, and `.all` always fails, as it must not stay in the code.
/// In CI, code cannot enable recording.
///
/// - Parameters:
///   - record: when references are written.
///   - operation: the code that runs in that mode.
/// - Returns: the operation's result.
public func withSnapshots<Result>(
  record: RecordMode, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotScope.$recordMode.withValue(record, operation: operation)
}

/// Runs an asynchronous operation whose assertions use a record mode, unless they set their own.
///
/// - Parameters:
///   - record: when references are written.
///   - isolation: the actor of the operation: the caller's.
///   - operation: the code that runs in that mode.
/// - Returns: the operation's result.
public func withSnapshots<Result>(
  record: RecordMode, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotScope.$recordMode.withValue(record, operation: operation)
}
