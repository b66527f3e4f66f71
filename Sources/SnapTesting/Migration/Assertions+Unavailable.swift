#if !canImport(Darwin)
public import SnapshotRecords

// What swift-snapshot-testing offers under another name: the compiler then says what to write.
// MigrationErrorTests compiles a use of each.

/// Not available: recording is not a global variable.
@available(
  *, unavailable,
  message: """
    Run snap record, or SNAP_RECORD=all swift test. In code write record: .all, .snapshots(record: .all) or \
    withSnapshots(record: .all).
    """
)
public var isRecording: Bool {
  get { false }
  set { _ = newValue }
}

/// Not available: the mode has names.
@available(
  *, unavailable,
  message: "Write record: .all for true; leave it out for false, or write record: .never."
)
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy,
  named name: String? = nil, record: Bool, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {}

/// Not available: a helper passes the whole location on.
@available(
  *, unavailable,
  message: """
    Write function: for testName:, filePath: with fileID: for file:, and pass line: and column: on. Leave \
    out timeout:.
    """
)
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy,
  named name: String? = nil, record: RecordMode? = nil, timeout: Double = 5,
  file: StaticString = #filePath, testName: String, line: UInt = #line
) {}

/// Not available: see ``assertSnapshot(of:as:named:expecting:allowing:record:fileID:filePath:function:line:column:)``.
@available(*, unavailable, message: "Write of: for matching:.")
public func assertSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy,
  named name: String? = nil, record: Bool = false, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {}

/// Not available: axes of configurations are multiplied, and name themselves.
@available(
  *, unavailable,
  message: """
    Write assertSnapshots(of: { cell }, over: .widths(320, 430) * .appearances(.light, .dark)); several \
    strategies are several calls of assertSnapshot(of:as:).
    """
)
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [String: SnapshotStrategy],
  record: Bool = false, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) {}

/// Not available: an assertion fails at the location that it is given.
@available(
  *, unavailable,
  message: """
    Write assertSnapshot, and pass fileID, filePath, function, line and column of the helper's caller on: \
    the failure appears there.
    """
)
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy,
  named name: String? = nil, record: Bool = false, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) -> String? { nil }

/// Not available: see ``withSnapshots(record:operation:)``.
@available(*, unavailable, message: "Write withSnapshots(record:), without diffTool:.")
public func withSnapshotTesting<Result>(
  record: RecordMode? = nil, operation: () throws -> Result
) rethrows -> Result { try operation() }
#endif
