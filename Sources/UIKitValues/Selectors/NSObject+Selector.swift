public import Foundation

extension NSObject {
  /// Returns whether the object is of the class that has the method.
  ///
  /// A selector made from text has no method.
  @preconcurrency @MainActor public func responds(to aSelector: Selector?) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }

  /// Calls a method, which must be a `#selector`.
  /// - Returns: the object that the method returned. Take it retained: nothing releases it later on Linux.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    Self.retained(aSelector.call(on: self))
  }

  /// Calls a method with an argument.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    Self.retained(aSelector.call(on: self, object))
  }

  /// Calls a method with two arguments.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>? {
    Self.retained(aSelector.call(on: self, object1, object2))
  }

  private static func retained(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, !(result is Void) else { return nil }
    return .passRetained(result as AnyObject)
  }
}
