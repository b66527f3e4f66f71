internal import SnapTesting
public import Testing
internal import UIKit

/// When references are written, in a scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// What applies in the innermost scope; nil outside of all.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// When references are written; nil for what applies around.
  public var record: Record?
  /// Kept; failures name the commands of Snap.
  public var diffTool: DiffTool?

  /// Creates settings.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// When references are written.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let mode: RecordMode

    init(_ mode: RecordMode) { self.mode = mode }

    /// Creates a mode from its name; nil for an unknown one.
    public init?(rawValue: String) {
      guard let mode = RecordMode(rawValue: rawValue) else { return nil }
      self.init(mode)
    }

    /// Always for `true`, and only missing ones for `false`.
    public init(booleanLiteral value: Bool) { self.init(value ? .all : .missing) }

    /// Writes all references.
    public static let all = Record(.all)
    /// Writes those that are missing or differ.
    public static let failed = Record(.failed)
    /// Writes those that are missing.
    public static let missing = Record(.missing)
    /// Writes none.
    public static let never = Record(.never)
  }

  /// A program that shows two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a tool from a function that returns the command for a reference and what failed.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Creates a tool from the name of a program that takes the two files.
    public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }

    /// Returns the command for two files.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// No program.
    public static let `default` = DiffTool { "\($0) \($1)" }
  }
}

/// Runs an operation whose assertions use a record mode, unless they set their own.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .inner(record: record, diffTool: diffTool), operation: operation)
}

/// Runs an asynchronous operation whose assertions use a record mode, unless they set their own.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    .inner(record: record, diffTool: diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
  /// Settings of a scope, completed by those around it.
  static func inner(record: Record?, diffTool: DiffTool?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
  }

  /// The mode of an assertion; nil where only the environment decides.
  static func mode(_ argument: Record?) -> RecordMode? {
    (argument ?? current?.record)?.mode ?? (isRecording ? .all : nil)
  }
}

/// What a test sets for all its assertions, until it ends.
private enum Globals {
  nonisolated(unsafe) private static let recording = Kept(wrappedValue: false)
  nonisolated(unsafe) private static let tool = Kept(
    wrappedValue: SnapshotTestingConfiguration.DiffTool.default)

  static var isRecording: Bool {
    get { recording.wrappedValue }
    set { recording.wrappedValue = newValue }
  }
  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { tool.wrappedValue }
    set { tool.wrappedValue = newValue }
  }
}

/// Whether the assertions of a test write their references, which then fail; what a test sets ends with it.
public var isRecording: Bool {
  get { Globals.isRecording }
  set { Globals.isRecording = newValue }
}

/// Kept; failures name the commands of Snap.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { Globals.diffTool }
  set { Globals.diffTool = newValue }
}

/// A trait that sets when the snapshots of a test or suite are recorded.
public struct _SnapshotsTestTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// A suite's trait applies to each of its tests.
  public var isRecursive: Bool { true }

  /// Runs one test case in the record mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool, operation: function)
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// Sets when references are written; an assertion's own argument takes precedence.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> _SnapshotsTestTrait {
    .snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Sets when references are written; an assertion's own argument takes precedence.
  public static func snapshots(
    _ configuration: SnapshotTestingConfiguration
  ) -> _SnapshotsTestTrait {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
