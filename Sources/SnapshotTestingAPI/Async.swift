/// A value that a callback receives, at once or later.
public struct Async<Value> {
  /// Makes the value and calls a callback with it.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that is made when it is asked for.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is there already.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// Returns what a function makes of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
