#if !canImport(Darwin)
public import Fixtures
internal import Foundation
internal import SnapReport
internal import Snapshots
public import StressTesting
public import UIKit

/// Asserts that a cell survives all values of its inputs in all environments of a space.
///
/// ```swift
/// @Test func `a row survives any texts`() {
///   assertLayout(over: .texts("title"), .optional(.texts("subtitle"))) { title, subtitle in
///     BasicCell(title: title, subtitle: subtitle)
///   }
/// }
/// ```
///
/// All pairs of values are tried, then the corners of the space, random points, and the widths between which something changes.
/// A failure is made as simple as it can be, and printed as a fixture for a test with its picture attached.
///
/// - Parameters:
///   - values: the values of each input, in the order of the closure's parameters.
///   - space: the environments.
///   - invariants: what must hold.
///   - allowances: diagnostics that are allowed; one that no trial needs fails the test.
///   - budget: how much to try.
///   - seed: what the random trials depend on; the same seed gives the same result on each machine.
///   - fileID: the caller's file, for the failure.
///   - filePath: the caller's file, for finding the package.
///   - function: the caller's name.
///   - line: the caller's line.
///   - column: the caller's column.
///   - makeCell: creates the cell; runs on the main actor, so the test itself need not.
public func assertLayout<each Input>(
  over values: repeat Values<each Input>, in space: StressSpace = StressSpace(),
  holding invariants: [LayoutInvariant] = .standard, allowing allowances: [AllowedDiagnostic] = [],
  budget: StressBudget = .standard, seed: UInt64 = 1,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column,
  of makeCell: @escaping @MainActor (repeat each Input) throws -> UIView
) {
  let all = (repeat each values)
  let site = CallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  StressAssertion(site: site).run {
    StressTest(
      StressSubject(repeat each all, make: makeCell), in: space, holding: invariants,
      allowing: allowances, budget: budget, seed: seed)
  }
}

/// Asserts the same of cells that one closure makes and another fills, and that a reused cell equals a new one.
///
/// - Parameters:
///   - values: the values of each input, in the order of the closure's parameters.
///   - space: the environments.
///   - invariants: what must hold.
///   - allowances: diagnostics that are allowed; one that no trial needs fails the test.
///   - budget: how much to try.
///   - seed: what the random trials depend on; the same seed gives the same result on each machine.
///   - fileID: the caller's file, for the failure.
///   - filePath: the caller's file, for finding the package.
///   - function: the caller's name.
///   - line: the caller's line.
///   - column: the caller's column.
///   - makeCell: creates an empty cell.
///   - fill: fills a cell, which may have shown other values before.
public func assertLayout<Cell: UIView, each Input>(
  over values: repeat Values<each Input>, in space: StressSpace = StressSpace(),
  holding invariants: [LayoutInvariant] = .standard, allowing allowances: [AllowedDiagnostic] = [],
  budget: StressBudget = .standard, seed: UInt64 = 1,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column,
  of makeCell: @escaping @MainActor () throws -> Cell,
  filledBy fill: @escaping @MainActor (Cell, repeat each Input) throws -> Void
) {
  let all = (repeat each values)
  let site = CallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  StressAssertion(site: site).run {
    StressTest(
      StressSubject(repeat each all, make: makeCell, fill: fill), in: space, holding: invariants,
      allowing: allowances, budget: budget, seed: seed)
  }
}

/// Runs the stress tests that the fixtures of a cell file declare.
///
/// The file's path is relative to the folder of the calling source file. `snap stress` runs them without a test.
@MainActor public func assertLayouts(
  inCellFile path: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let folder = URL(fileURLWithPath: filePath.description).deletingLastPathComponent()
  StressAssertion(site: site).run(cellFile: folder.appendingPathComponent(path))
}
#endif
