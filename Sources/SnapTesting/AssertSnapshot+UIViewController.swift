#if !canImport(Darwin)
internal import Foundation
public import SnapshotRecords
public import UIKit

/// Verifies that a view controller's view matches its reference in `Snapshots/`.
///
/// The controller becomes the root of a window of the strategy's size, by default with a phone's height, and appears in
/// it.
///
/// - Parameters:
///   - value: creates the controller; runs on the main actor, so the test itself need not.
///   - strategy: what is stored, and the environment, such as `.image(size:)`.
///   - name: distinguishes several fixtures of one test; required in parameterized tests.
///   - expectations: additional requirements.
///   - allowances: diagnostics that are allowed.
///   - record: when references are written; nil for the mode of `.snapshots(record:)`, `withSnapshots` or the
///     environment.
///   - fileID: the caller's file, for the failure.
///   - filePath: the caller's file, for finding the package.
///   - function: the caller's name.
///   - line: the caller's line.
///   - column: the caller's column.
public func assertSnapshot(
  of value: @autoclosure @MainActor () throws -> UIViewController, as strategy: SnapshotStrategy,
  named name: String? = nil, expecting expectations: [FixtureExpectation] = [],
  allowing allowances: [AllowedDiagnostic] = [], record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  var configuration = strategy.configuration
  let screen = MainActorBridge.run {
    configuration.performAsCurrent { UIScreen.main.bounds.size }
  }
  configuration.height = configuration.height ?? screen.height
  let size = CGSize(width: configuration.width, height: configuration.height ?? screen.height)
  FixtureAssertion(
    assertion: Assertion(
      site: CallSite(
        fileID: fileID, filePath: filePath, function: function, line: line, column: column),
      record: record),
    name: name, content: strategy.content, configurations: [configuration],
    expectations: expectations, allowances: allowances
  ).run { window(showing: try value(), size: size) }
}

/// Returns a window in which a controller has appeared.
@MainActor private func window(showing controller: UIViewController, size: CGSize) -> UIWindow {
  let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
#endif
