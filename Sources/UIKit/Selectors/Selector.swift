/// The name of a method, with the method.
///
/// There are no methods by name on Linux, so that a selector carries what it calls. `SourceRewriting` makes one of each
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

  /// Creates the selector of a method without parameters.
  /// - Parameters:
  ///   - name: its name in Objective-C, `tap`.
  ///   - method: the method of the class, `SongCell.tap`.
  @preconcurrency public init<Target, Result>(
    _ name: String, calling method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name, 0, Target.self) { target, _ in method(target)() }
  }

  /// Creates the selector of a method with one parameter.
  /// - Parameters:
  ///   - name: its name in Objective-C, `tap:`.
  ///   - method: the method of the class, `SongCell.tap(_:)`.
  @preconcurrency public init<Target, Argument, Result>(
    _ name: String, calling method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) {
    self.init(name, 1, Target.self) { target, arguments in
      method(target)(Self.argument(0, of: arguments, name))
    }
  }

  /// Creates the selector of a method with two parameters.
  /// - Parameters:
  ///   - name: its name in Objective-C, `tap:event:`.
  ///   - method: the method of the class, `SongCell.tap(_:event:)`.
  @preconcurrency public init<Target, First, Second, Result>(
    _ name: String,
    calling method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name, 2, Target.self) { target, arguments in
      method(target)(
        Self.argument(0, of: arguments, name), Self.argument(1, of: arguments, name))
    }
  }

  /// Adds the colons that a name without labels lacks.
  private init<Target>(
    _ name: String, _ count: Int, _ target: Target.Type,
    _ call: @escaping @MainActor (Target, [Any?]) -> Any?
  ) {
    let colons = name.count { $0 == ":" }
    self.name = name + String(repeating: ":", count: max(0, count - colons))
    method = Method(isMethod: { $0 is Target }) { object, arguments in
      guard let target = object as? Target else {
        preconditionFailure(
          "\(name) is a method of \(Target.self), and not of \(type(of: object)).")
      }
      return call(target, arguments)
    }
  }

  private static func argument<Argument>(
    _ index: Int, of arguments: [Any?], _ name: String
  ) -> Argument {
    let value = index < arguments.count ? arguments[index] : nil
    guard let argument = value as? Argument else {
      preconditionFailure(
        "Parameter \(index + 1) of \(name) is \(Argument.self), and cannot be \(value ?? "nil").")
    }
    return argument
  }

  /// Whether an object is of the class that has the method.
  @MainActor func isMethod(of object: Any) -> Bool { method?.isMethod(object) ?? false }

  /// Calls the method on an object and returns its result.
  @MainActor func call(on object: Any, _ arguments: Any?...) -> Any? {
    guard let method else {
      preconditionFailure(
        "Selector(\"\(name)\") has a name only and calls nothing. Use #selector, or Selector(_:calling:)."
      )
    }
    return method.call(object, arguments)
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
  /// The name.
  public var description: String { name }
}

/// Returns a selector that only has a name, and cannot be called.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
