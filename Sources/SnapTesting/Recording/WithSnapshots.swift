public import Snapshots

/// The record mode of the code that runs inside of a trait or `withSnapshots`.
enum SnapshotScope {
  @TaskLocal static var recordMode: RecordMode?
}

/// Runs an operation whose assertions record in a mode, unless they say otherwise themselves.
///
/// Under XCTest this takes the place of the trait `.snapshots(record:)`; around a whole class:
///
/// ```swift
/// override func invokeTest() {
///   withSnapshots(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// A reference that is rewritten because of this fails its test once, and `.all` fails always, as
/// it must not stay in the code. Where `CI` is set the code cannot switch recording on.
///
/// - Parameters:
///   - record: when references are written.
///   - operation: what runs in that mode.
/// - Returns: what the operation returns.
public func withSnapshots<Result>(
  record: RecordMode, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotScope.$recordMode.withValue(record, operation: operation)
}

/// Runs an asynchronous operation whose assertions record in a mode, unless they say otherwise
/// themselves.
///
/// - Parameters:
///   - record: when references are written.
///   - isolation: the actor that the operation runs on: the caller's.
///   - operation: what runs in that mode.
/// - Returns: what the operation returns.
public func withSnapshots<Result>(
  record: RecordMode, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotScope.$recordMode.withValue(record, operation: operation)
}
