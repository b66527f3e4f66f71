public import Foundation

/// How a value becomes a format that is stored and compared, such as a picture or text.
///
/// The declarations of this module are those of swift-snapshot-testing, so that its users' tests compile unchanged.
public struct Snapshotting<Value, Format> {
  /// The extension of the files in which swift-snapshot-testing stores the format; nil for none.
  public var pathExtension: String?
  /// How the format becomes bytes.
  public var diffing: Diffing<Format>
  /// Makes the format.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose format may be made later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for values from which this one's values are made.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns a strategy for values from which this one's values are made, at once or later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in transform(value).run { snapshot($0).run(callback) } }
    }
  }
}

/// A strategy for values that are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are stored as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting {
  /// Returns a strategy that lets the main thread work for some seconds before another one takes its snapshot.
  public static func wait(
    for duration: TimeInterval, on strategy: Snapshotting
  ) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        RunLoop.current.run(until: Date(timeIntervalSinceNow: duration))
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
