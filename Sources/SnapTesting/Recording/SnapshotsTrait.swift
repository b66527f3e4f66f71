internal import SnapshotKeys
public import Testing

/// A trait that sets when the snapshots of a test or suite are recorded.
///
/// Made by `.snapshots(record:)`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode

  /// A suite's trait applies to each of its tests, including nested suites.
  public var isRecursive: Bool { true }

  /// Runs one test case in the record mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotScope.$recordMode.withValue(record) { try await function() }
  }
}
