public import Snapshots
public import Testing

/// A trait that sets when the snapshots of a test or of a whole suite are recorded.
///
/// Made by `.snapshots(record:)`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode

  /// A suite's trait holds for each of its tests, also in suites inside of it.
  public var isRecursive: Bool { true }

  /// Runs one test case in the record mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotScope.$recordMode.withValue(record) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets when references are written; an assertion's own argument is stronger.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) struct BasicCellTests { … }
  /// ```
  ///
  /// A reference that is rewritten because of this fails its test once, and `.all` fails always, as
  /// it must not stay in the code. Where `CI` is set the code cannot switch recording on.
  public static func snapshots(record: RecordMode) -> SnapshotsTrait {
    SnapshotsTrait(record: record)
  }
}
