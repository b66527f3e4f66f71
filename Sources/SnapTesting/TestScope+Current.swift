#if !canImport(Darwin)
internal import CTestLaunch
internal import Testing
internal import UIKit

extension TestScope.Source {
  /// Asks both test frameworks.
  static let testFrameworks = TestScope.Source {
    Test.current.map { TestScope($0, Test.Case.current) } ?? XCTestScopes.current
  } isInOneTimeInitializer: {
    snap_is_in_one_time_initializer()
  }
}

extension TestScope {
  /// The scope of a test or suite of Swift Testing.
  ///
  /// What a test sets in it is kept after its end, of which Swift Testing tells no library; nothing reads it any more.
  fileprivate init(_ test: Test, _ testCase: Test.Case?) {
    let id = test.id
    // Private suites in two files may have the same name.
    let place = test.isSuite ? nil : id.sourceLocation.map { "\($0)" }
    let values = testCase.flatMap { $0.isParameterized ? $0.values : nil }
    self.init([id.moduleName] + id.nameComponents + [place, values].compactMap(\.self))
  }
}

extension Test.Case {
  /// What tells a case of a parameterized test from the others; nil if this version of Swift Testing does not have it.
  fileprivate var values: String? {
    // Swift Testing has it for its own use only.
    let mirror = Mirror(reflecting: self)
    guard
      let values = mirror.descendant("_kind", "parameterized", "arguments") as? [any Sendable],
      let number = mirror.descendant("_kind", "parameterized", "discriminator")
    else { return nil }
    return "\(values.compactMap { Mirror(reflecting: $0).descendant("id") }) \(number)"
  }
}
#endif
