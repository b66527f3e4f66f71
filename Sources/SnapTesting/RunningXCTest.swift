#if !canImport(Darwin)
internal import Testing
internal import XCTest

/// The names of a test of XCTest, by which libraries name its pictures.
package struct RunningXCTest: Hashable, Sendable {
  /// The class without its module.
  package let className: String
  /// The method, or what a spec of Quick says of an example.
  package let test: String
  /// Whether the class is a spec of Quick.
  package let isSpec: Bool

  init(_ testCase: XCTestCase) {
    className = String(describing: type(of: testCase))
    // XCTest on Linux names a test `Class.test`.
    let name = testCase.name
    test = name.hasPrefix(className + ".") ? String(name.dropFirst(className.count + 1)) : name
    let classes = sequence(first: type(of: testCase) as AnyClass) { _getSuperclass($0) }
    isSpec = classes.contains { String(describing: $0) == "QuickSpec" }
  }

  /// The name of the running test in pictures, as iOS has it: a method's is `Class_method`, an example's has no class.
  package static var nameOfPictures: String? {
    guard let running = XCTestScopes.runningTest else { return Test.current?.name }
    return running.isSpec ? running.test : "\(running.className) \(running.test)"
  }
}
#endif
