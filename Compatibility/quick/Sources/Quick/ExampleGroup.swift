import XCTest

/// Whether an example or a group is left out, or leaves out all that is not like it.
enum Choice { case plain, focused, pending }

/// What `describe` and `context` make: examples, groups, and what runs around each example.
final class ExampleGroup {
  private let name: String?
  private let parent: ExampleGroup?
  private let choice: Choice
  private var children: [Child] = []
  var hooks = Hooks()

  private enum Child {
    case group(ExampleGroup)
    case example(Example)
  }

  init(named name: String?, in parent: ExampleGroup?, _ choice: Choice) {
    (self.name, self.parent, self.choice) = (name, parent, choice)
  }

  func add(_ group: ExampleGroup) { children.append(.group(group)) }
  func add(_ example: Example) { children.append(.example(example)) }

  /// The names of the groups around an example, the outermost first.
  var names: [String] { (parent?.names ?? []) + [name].compactMap(\.self) }

  /// The group and those around it, the outermost first.
  var path: [ExampleGroup] { (parent?.path ?? []) + [self] }

  func has(_ choice: Choice) -> Bool { path.contains { $0.choice == choice } }

  private var examples: [Example] {
    children.flatMap { child in
      switch child {
      case .group(let group): group.examples
      case .example(let example): [example]
      }
    }
  }

  /// The focused examples if there are some; otherwise all, in their order.
  var chosenExamples: [Example] {
    let all = examples
    let focused = all.filter { $0.has(.focused) }
    return focused.isEmpty ? all : focused
  }
}

/// What runs around each example of a group.
struct Hooks {
  var before: [(ExampleMetadata) throws -> Void] = []
  var justBefore: [(ExampleMetadata) throws -> Void] = []
  var after: [(ExampleMetadata) throws -> Void] = []
  var around: [(ExampleMetadata, @escaping () -> Void) throws -> Void] = []
}

/// What `it` makes.
final class Example {
  private let description: String
  private let group: ExampleGroup
  private let choice: Choice
  private let body: () throws -> Void

  init(
    _ description: String, in group: ExampleGroup, _ choice: Choice,
    body: @escaping () throws -> Void
  ) {
    (self.description, self.group, self.choice, self.body) = (description, group, choice, body)
  }

  func has(_ choice: Choice) -> Bool { self.choice == choice || group.has(choice) }

  var name: String { (group.names + [description]).joined(separator: ", ") }

  /// The name that Quick gives the test, with a `_` for each character that an identifier cannot have.
  var nameOfTest: String {
    let characters = name.unicodeScalars.map { scalar -> Character in
      let isKept = scalar.properties.isAlphabetic || ("0"..."9").contains(Character(scalar))
      return isKept || scalar == "_" ? Character(scalar) : "_"
    }
    return characters.isEmpty ? "_" : String(characters)
  }

  func run() throws {
    if has(.pending) { throw XCTSkip("\(name) is pending") }
    SuiteHooks.start()
    let data = ExampleMetadata(example: ExampleMetadata.Named(name: name), exampleIndex: 0)
    let groups = group.path
    var failure: (any Error)?
    let inner = {
      do {
        for hook in groups.flatMap(\.hooks.before) { try hook(data) }
        for hook in groups.flatMap(\.hooks.justBefore) { try hook(data) }
        try self.body()
      } catch { failure = error }
      for hook in groups.reversed().flatMap(\.hooks.after) {
        do { try hook(data) } catch { failure = failure ?? error }
      }
    }
    let all = groups.flatMap(\.hooks.around).reversed().reduce(inner) { inner, hook in
      { do { try hook(data, inner) } catch { failure = failure ?? error } }
    }
    all()
    if let failure { throw failure }
  }
}

/// What hooks are told of their example.
public struct ExampleMetadata {
  /// The example's name.
  public struct Named {
    /// The words of the groups and of the example, with commas between them.
    public let name: String
  }

  /// The example.
  public let example: Named
  /// The number of the example, always 0.
  public let exampleIndex: Int
}

/// The group that is being described.
enum Building {
  nonisolated(unsafe) private static var group: ExampleGroup?

  /// The group to which words such as `it` add.
  static var current: ExampleGroup {
    guard let group else { fatalError("A spec's words are only known while `spec()` runs.") }
    return group
  }

  static func within(_ inner: ExampleGroup, _ body: () -> Void) {
    let outer = group
    group = inner
    body()
    group = outer
  }
}

/// What runs once, before the first example and after the last.
final class SuiteHooks: NSObject, XCTestObservation {
  nonisolated(unsafe) static var before: [() throws -> Void] = []
  nonisolated(unsafe) static var after: [() throws -> Void] = []
  nonisolated(unsafe) private static var hasStarted = false

  static func start() {
    guard !hasStarted else { return }
    hasStarted = true
    for hook in before { run(hook) }
    XCTestObservationCenter.shared.addTestObserver(SuiteHooks())
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    for hook in Self.after { Self.run(hook) }
  }

  private static func run(_ hook: () throws -> Void) {
    do { try hook() } catch { XCTFail("\(error)") }
  }
}
