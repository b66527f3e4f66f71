#if !canImport(Darwin)
public import Fixtures
public import SnapshotKeys
public import UIKit

/// Verifies that a view matches its reference in `Snapshots/`, and that its layout has no errors.
///
/// ```swift
/// @Test func `a long subtitle wraps`() {
///   assertSnapshot(of: BasicCell(title: "Title", subtitle: long), as: .image)
/// }
/// ```
///
/// The picture's key consists of the source file's name, the test's name and the configuration.
/// A missing reference fails the test, and is recorded unless the record mode is `never`.
/// `as: .layout` stores the views with their frames and texts as lines of text instead.
///
/// - Parameters:
///   - value: creates the view; runs on the main actor, so the test itself need not.
///   - strategy: what is stored, and the environment.
///   - name: distinguishes several fixtures of one test; required in parameterized tests.
///   - expectations: additional requirements, such as the exact height.
///   - allowances: diagnostics that are allowed.
///   - record: when references are written; nil for the mode of `.snapshots(record:)`, `withSnapshots` or the
///     environment.
///   - fileID: the caller's file, for the failure.
///   - filePath: the caller's file, for finding the package.
///   - function: the caller's name.
///   - line: the caller's line.
///   - column: the caller's column.
public func assertSnapshot(
  of value: @autoclosure @MainActor () throws -> UIView, as strategy: SnapshotStrategy,
  named name: String? = nil, expecting expectations: [FixtureExpectation] = [],
  allowing allowances: [AllowedDiagnostic] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  FixtureAssertion(
    assertion: Assertion(
      site: CallSite(
        fileID: fileID, filePath: filePath, function: function, line: line, column: column),
      record: record),
    name: name, content: strategy.content, configurations: [strategy.configuration],
    expectations: expectations, allowances: allowances, assumedHeight: strategy.assumedHeight
  ).run(value)
}

/// Verifies a fixture in each configuration of a matrix, and fails once with all problems.
///
/// ```swift
/// assertSnapshots(
///   of: { BasicCell(title: "Title", subtitle: long) },
///   over: .widths(320, 414) * .appearances(.light, .dark),
///   expecting: [.height(118, at: .width(320))])
/// ```
///
/// - Parameters:
///   - makeView: creates the view for each configuration, with its traits as the current ones.
///   - matrix: the configurations.
///   - strategy: what is stored; the matrix changes its configuration.
///   - name: distinguishes several fixtures of one test; required in parameterized tests.
///   - expectations: additional requirements, such as the exact height at a width.
///   - allowances: diagnostics that are allowed in any of the configurations.
///   - record: when references are written; nil for the mode of `.snapshots(record:)`, `withSnapshots` or the
///     environment.
///   - fileID: the caller's file, for the failure.
///   - filePath: the caller's file, for finding the package.
///   - function: the caller's name.
///   - line: the caller's line.
///   - column: the caller's column.
public func assertSnapshots(
  of makeView: @MainActor () throws -> UIView, over matrix: ConfigurationMatrix,
  as strategy: SnapshotStrategy = .image,
  named name: String? = nil, expecting expectations: [FixtureExpectation] = [],
  allowing allowances: [AllowedDiagnostic] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  FixtureAssertion(
    assertion: Assertion(
      site: CallSite(
        fileID: fileID, filePath: filePath, function: function, line: line, column: column),
      record: record),
    name: name, content: strategy.content,
    configurations: matrix.configurations(from: strategy.configuration),
    expectations: expectations, allowances: allowances, assumedHeight: strategy.assumedHeight
  ).run(makeView)
}
#endif
