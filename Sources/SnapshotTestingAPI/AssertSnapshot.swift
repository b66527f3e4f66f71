public import Foundation
internal import SnapTesting
internal import UIKit

/// Verifies that a value matches its reference in `Snapshots/`.
///
/// The picture that iOS made of it, in `__Snapshots__` beside the test's file, is found by its name and never written.
///
/// - Parameters:
///   - value: makes the value; called on the main thread.
///   - snapshotting: what is stored of it.
///   - name: distinguishes several snapshots of one test; nil for a number.
///   - recording: when references are written; nil for the mode of the scope or the environment.
///   - timeout: how many seconds a strategy may take.
///   - fileID: the caller's file, for the failure.
///   - filePath: the caller's file, for finding the package.
///   - testName: the caller's name.
///   - line: the caller's line.
///   - column: the caller's column.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  NamedSnapshot(site, named: name, record: recording, pathExtension: snapshotting.pathExtension)
    .snapshot.run { try snapshotting.content(of: value(), timeout: timeout) }
}

/// Verifies that a value matches its reference; true records it.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool?, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Verifies that a value matches its reference, by the name that the function had first.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording), timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Verifies a value by several strategies, each with the name of its key.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Verifies a value by several strategies, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Verifies a value by several strategies, by the name that the function had first.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record recording: Bool? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Verifies that a value matches its reference, and returns why the test should fail; nil if it does.
///
/// - Parameters:
///   - value: makes the value; called on the main thread.
///   - snapshotting: what is stored of it.
///   - name: distinguishes several snapshots of one test; nil for a number.
///   - recording: when references are written; nil for the mode of the scope or the environment.
///   - snapshotDirectory: where iOS's pictures are; nil for `__Snapshots__` beside the test's file.
///   - timeout: how many seconds a strategy may take.
///   - fileID: the caller's file, for the failure.
///   - filePath: the caller's file, for finding the package.
///   - testName: the caller's name.
///   - line: the caller's line.
///   - column: the caller's column.
/// - Returns: the failure's message.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let site = CallSite(
    fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  return NamedSnapshot(
    site, named: name, record: recording, pathExtension: snapshotting.pathExtension,
    directory: snapshotDirectory
  ).snapshot.failure { try snapshotting.content(of: value(), timeout: timeout) }
}

/// Verifies that a value matches its reference, and returns why the test should fail; true records it.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool?, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Verifies that a value matches its reference, by the name that the function had first.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: .init(recording),
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

extension SnapshotTestingConfiguration.Record? {
  /// Records for true; false and nil leave it to the scope.
  fileprivate init(_ isRecording: Bool?) { self = isRecording == true ? .all : nil }
}
