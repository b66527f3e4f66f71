/// The name of a method, with the method.
///
/// Linux finds no methods by name, so that a selector carries what it calls. `SourceRewriting` makes one of each
/// `#selector(tap(_:))`; without it, write
///
/// ```swift
/// button.addTarget(self, action: Selector("tap:", calling: SongCell.tap(_:)), for: .touchUpInside)
/// ```
///
/// Selectors are equal if their names are.
public struct Selector: Sendable {
  private let name: String
  private let method: Method?

  private struct Method: Sendable {
    /// Whether an object is of the class that has the method.
    let isMethod: @MainActor (Any) -> Bool
    /// Calls the method on an object, with as many of the arguments as it takes.
    let call: @MainActor (Any, [Any?]) -> Any?
  }

  /// Creates a selector that only has a name, and cannot be called.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  /// Creates the selector of a method.
  /// - Parameters:
  ///   - name: its name in Objective-C, `tap:`; colons that it lacks are added.
  ///   - method: the method of the class, `SongCell.tap(_:)`.
  @preconcurrency public init<Target, each Argument, Result>(
    _ name: String,
    calling method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    var missingColons = -name.count { $0 == ":" }
    for _ in repeat (each Argument).self { missingColons += 1 }
    self.name = name + String(repeating: ":", count: max(0, missingColons))
    self.method = Method(isMethod: { $0 is Target }) { object, values in
      guard let target = object as? Target else {
        preconditionFailure(
          "\(name) is a method of \(Target.self), and not of \(type(of: object)).")
      }
      var arguments = Arguments(values, of: name)
      return method(target)(repeat arguments.next((each Argument).self))
    }
  }

  /// Whether an object is of the class that has the method.
  @MainActor package func isMethod(of object: Any) -> Bool { method?.isMethod(object) ?? false }

  /// Calls the method on an object and returns its result.
  @MainActor package func call(on object: Any, _ arguments: Any?...) -> Any? {
    guard let method else {
      preconditionFailure(
        "Selector(\"\(name)\") has a name only and calls nothing. Use #selector, or Selector(_:calling:)."
      )
    }
    return method.call(object, arguments)
  }
}

/// What a method is called with, in the order of its parameters.
private struct Arguments {
  private let values: [Any?]
  private let method: String
  private var index = 0

  init(_ values: [Any?], of method: String) {
    self.values = values
    self.method = method
  }

  mutating func next<Argument>(_ type: Argument.Type) -> Argument {
    let value = index < values.count ? values[index] : nil
    index += 1
    // Unwrapped first: a parameter of the type `Any` would get an optional.
    guard let argument = value.flatMap({ $0 as? Argument }) ?? value as? Argument else {
      preconditionFailure(
        "Parameter \(index) of \(method) is \(Argument.self), and cannot be \(value ?? "nil").")
    }
    return argument
  }
}

extension Selector: Hashable {
  /// Returns whether the names are equal.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector that only has a name, and cannot be called.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

/// Returns a selector that only has a name, and cannot be called.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
