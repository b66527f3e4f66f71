public import XCTest

/// A class whose tests are not its methods, such as one of examples.
///
/// It needs one method whose name begins with `test`, by which SwiftPM finds it. Before XCTest makes its tests, these
/// take the place of the method.
public protocol ListedTests: XCTestCase {
  /// The tests by their names.
  static var listedTests: [(String, (XCTestCase) throws -> Void)] { get }
}
