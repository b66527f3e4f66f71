/// What shared examples are told, by names.
public typealias SharedExampleContext = () -> [String: Any]

nonisolated(unsafe) private var shared: [String: (@escaping SharedExampleContext) -> Void] = [:]

/// Keeps examples under a name for ``itBehavesLike(_:file:line:)``.
public func sharedExamples(_ name: String, closure: @escaping () -> Void) {
  shared[name] = { _ in closure() }
}

/// Keeps examples under a name for ``itBehavesLike(_:file:line:sharedExampleContext:)``.
public func sharedExamples(
  _ name: String, closure: @escaping (@escaping SharedExampleContext) -> Void
) { shared[name] = closure }

/// Groups shared examples under their name.
public func itBehavesLike(
  _ name: String, file: StaticString = #filePath, line: UInt = #line
) { itBehavesLike(name, file: file, line: line) { [:] } }

/// Groups shared examples under their name, and tells them something.
public func itBehavesLike(
  _ name: String, file: StaticString = #filePath, line: UInt = #line,
  sharedExampleContext: @escaping SharedExampleContext
) {
  describe(name) {
    guard let examples = shared[name] else {
      return it("has shared examples") { throw MissingExamples(name: name) }
    }
    examples(sharedExampleContext)
  }
}

/// Groups the examples of a behaviour under its name.
public func itBehavesLike<Context>(
  _ behavior: Behavior<Context>.Type, file: StaticString = #filePath, line: UInt = #line,
  context: @escaping () -> Context
) { describe(behavior.name) { behavior.spec(context) } }

/// Examples of a class, for values of one type.
open class Behavior<Context> {
  /// The words under which its examples are.
  open class var name: String { String(describing: self) }

  /// Describes its examples.
  open class func spec(_ aContext: @escaping () -> Context) {}
}

/// Why a group of shared examples has none.
struct MissingExamples: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "No shared examples are named “\(name)”. Call sharedExamples(\"\(name)\") in this spec before itBehavesLike."
  }
}
