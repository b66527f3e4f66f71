public import Foundation

/// What an observer gets.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A call at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A call before each change; there is none on Linux.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if it is among the options.
  public let newValue: Value?
  /// The value before the change, if it is among the options.
  public let oldValue: Value?
  /// False: observers are called after changes.
  public var isPrior: Bool { false }
}

/// An observation of a property, which ends when it is released or invalidated.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  private var changed: ((_ oldValue: Any) -> Void)?

  init(_ changed: @escaping (_ oldValue: Any) -> Void) { self.changed = changed }

  /// Ends the observation.
  public func invalidate() { changed = nil }

  func callAsFunction(_ oldValue: Any) { changed?(oldValue) }
}

/// The observations of one object.
@MainActor final class KeyValueObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
    let keyPath: AnyKeyPath
  }

  private var entries: [Entry] = []

  func add(_ observation: NSKeyValueObservation, _ keyPath: AnyKeyPath) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation, keyPath: keyPath))
  }

  /// Calls the observers of a property.
  func didChange<Value>(_ keyPath: KeyPath<UIScrollView, Value>, from oldValue: Value) {
    for entry in entries where entry.keyPath == keyPath { entry.observation?(oldValue) }
  }
}

/// A view whose properties can be observed by key path.
@preconcurrency @MainActor public protocol KeyValueObserving: UIScrollView {}

extension UIScrollView: KeyValueObserving {}

extension KeyValueObserving {
  /// Calls a closure after each change of `contentSize` or `contentOffset`; of other properties it is never called.
  ///
  /// UIKit does not document that other properties can be observed.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func call(_ view: Self, _ oldValue: Value?) {
      changeHandler(
        view,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? view[keyPath: keyPath] : nil,
          oldValue: options.contains(.old) ? oldValue : nil))
    }
    let observation = NSKeyValueObservation { [weak self] oldValue in
      if let self { call(self, oldValue as? Value) }
    }
    let observers = keyValueObservers ?? KeyValueObservers()
    keyValueObservers = observers
    switch keyPath as AnyKeyPath {
    case \Self.contentSize: observers.add(observation, \UIScrollView.contentSize)
    case \Self.contentOffset: observers.add(observation, \UIScrollView.contentOffset)
    default: break
    }
    if options.contains(.initial) { call(self, nil) }
    return observation
  }
}
