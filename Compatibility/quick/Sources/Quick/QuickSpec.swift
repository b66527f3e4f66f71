@_exported import SnapTesting
@_exported import XCTest

/// A class of examples, each of which is a test.
///
/// SwiftPM finds it by a method whose name begins with `test`, which an extension in its module declares.
open class QuickSpec: XCTestCase, ListedTests {
  /// The spec whose example runs.
  public private(set) static var current: QuickSpec! {
    get { running }
    set { running = newValue }
  }
  nonisolated(unsafe) private static var running: QuickSpec?

  /// Describes the examples, as specs do since Quick 7.
  open class func spec() {}

  /// Describes the examples, as specs did before Quick 7.
  open func spec() {}

  /// The examples by the names of their tests.
  public static var listedTests: [(String, (XCTestCase) throws -> Void)] {
    let root = ExampleGroup(named: nil, in: nil, .plain)
    Building.within(root) {
      spec()
      Self(name: "spec", testClosure: { _ in }).spec()
    }
    var names: [String: Int] = [:]
    return root.chosenExamples.map { example in
      let name = example.nameOfTest
      let count = names[name, default: 0] + 1
      names[name] = count
      let run = { (test: XCTestCase) in
        current = test as? QuickSpec
        defer { current = nil }
        try example.run()
      }
      return (count == 1 ? name : "\(name)_\(count)", run)
    }
  }

  /// Runs all examples in one test, where nothing lists them.
  public func runAllExamples() throws {
    for (_, run) in Self.listedTests { try run(self) }
  }
}
