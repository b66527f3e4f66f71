#if !canImport(Darwin)
internal import Testing
internal import XCTest

/// The name of a test of XCTest, by which libraries name its pictures.
package enum RunningXCTest {
  /// The name of the running test in pictures, as iOS has it: a method's is `Class_method`, an example's has no class.
  package static var nameOfPictures: String? { XCTestScopes.nameOfPictures ?? Test.current?.name }

  /// The name of a test in pictures: a method's has its class, that of an example of a spec of Quick has none.
  static func nameOfPictures(of testCase: XCTestCase) -> String {
    let className = String(describing: type(of: testCase))
    // XCTest on Linux names a test `Class.test`.
    let name = testCase.name
    let test = name.hasPrefix(className + ".") ? String(name.dropFirst(className.count + 1)) : name
    let classes = sequence(first: type(of: testCase) as AnyClass) { _getSuperclass($0) }
    return classes.contains { String(describing: $0) == "QuickSpec" }
      ? test : "\(className) \(test)"
  }
}
#endif
