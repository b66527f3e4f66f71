internal import Locks

/// The part of a process for which something holds that UIKit keeps as a global: the process, a suite, or a test.
package struct TestScope: Hashable, Sendable {
  /// Around all tests.
  package static let process = TestScope([])

  /// Inside of nothing, not even of the process: for what has to be the same in all processes.
  package static let apart = TestScope([], isApart: true)

  private let path: [String]
  private let isApart: Bool

  /// Creates a scope from the names of suites and a test, the outermost first.
  package init(_ path: [String]) { self.init(path, isApart: false) }

  private init(_ path: [String], isApart: Bool) {
    self.path = path
    self.isApart = isApart
  }

  /// A scope inside of this one.
  package func inner(_ name: String) -> TestScope { TestScope(path + [name], isApart: isApart) }

  /// This scope and those around it, the innermost first.
  var withOuter: [TestScope] {
    (0...path.count).reversed().map { TestScope(Array(path.prefix($0)), isApart: isApart) }
  }
}

extension TestScope {
  /// What knows the test frameworks.
  package struct Source: Sendable {
    let current: @Sendable () -> TestScope
    let isInOneTimeInitializer: @Sendable () -> Bool

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - current: Returns the scope of the test that runs.
    ///   - isInOneTimeInitializer: Whether the caller is called by the initializer of a `static let` or a global.
    package init(
      current: @escaping @Sendable () -> TestScope,
      isInOneTimeInitializer: @escaping @Sendable () -> Bool
    ) {
      self.current = current
      self.isInOneTimeInitializer = isInOneTimeInitializer
    }
  }

  // A process has one, which is set before its tests.
  private static let source = Lock<Source?>(nil)

  /// Asks a source from now on.
  package static func ask(_ asked: Source) { source.withLock { $0 = asked } }

  /// The scope where it is known without asking, as where work was handed to another thread.
  @TaskLocal package static var known: TestScope?

  /// Runs an action as if it were a test of its own.
  package func run<Result>(_ action: () throws -> Result) rethrows -> Result {
    defer { ProcessState.shared.end(self) }
    return try Self.$known.withValue(self) { try action() }
  }

  /// The scope of the test that runs.
  package static var current: TestScope {
    known ?? source.withLock(\.self)?.current() ?? .process
  }

  /// The scope of what is set now.
  ///
  /// A one-time initializer runs in whichever test comes first, and in no other: what it sets is for the process.
  package static var ofSettings: TestScope {
    let current = current
    guard current != .process, let source = source.withLock(\.self) else { return current }
    return source.isInOneTimeInitializer() ? .process : current
  }
}
