import Foundation
import SnapReport

/// Why XCTest crashes before it runs a test, and what to do.
package struct XCTestLaunch: Hashable {
  /// The classes that prevent it, at least one.
  package let classes: [XCTestClass]

  /// Finds the cause in the sources; nil without one.
  package init?(_ classes: [XCTestClass]) {
    self.classes = classes.filter(\.preventsLaunch)
    if self.classes.isEmpty { return nil }
  }

  /// The most classes that are named.
  private static let limit = 8

  /// What is wrong, with each class and its place.
  package var finding: String {
    let names = classes.prefix(Self.limit).map { "\($0.name) (\($0.file):\($0.line))" }
    let rest = classes.count - names.count
    return "XCTest on Linux crashes at launch, before any test, because all test methods of "
      + names.joined(separator: ", ")
      + (rest > 0 ? " and \(rest.counted("more class", "more classes"))" : "")
      + " are synchronous and on the main actor."
  }

  /// What to write instead.
  package var remedy: String {
    let targets = Set(classes.map(\.target)).sorted().joined(separator: " and ")
    return
      "Write `@_exported import SnapTesting` in one file of \(targets): it runs such tests. Or give "
      + "the class one method `func testNothing() async {}`, or leave out @MainActor."
  }
}
