import Foundation
import SnapshotRecords
import Snapshots
import Terminal

extension PackageTests {
  /// Returns how XCTest's tests ended with the reason, if the sources show why XCTest crashed before its first test.
  ///
  /// The crash also comes where a filter selects only tests of Swift Testing; then it does not count.
  package func explained(_ ending: TestEnding) throws -> TestEnding {
    guard ending.framework == .xcTest, ending.exitCode != 0, ending.issues == nil,
      // Without a readable manifest the crash is reported without its reason.
      let classes = try? XCTestClass.all(of: package, environment: Console.environment),
      let launch = XCTestLaunch(classes)
    else { return ending }
    var ending = ending
    if selectsAny(of: classes) {
      ending.launch = launch
    } else {
      (ending.exitCode, ending.issues) = (0, [])
    }
    return ending
  }

  /// Whether the filter selects one of the tests.
  private func selectsAny(of classes: [XCTestClass]) -> Bool {
    guard let filter = options.filter, let pattern = try? Regex(filter) else { return true }
    return classes.flatMap(\.testNames).contains { $0.firstMatch(of: pattern) != nil }
  }
}
