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
  private var check: (() -> Void)?

  init(_ check: @escaping () -> Void) { self.check = check }

  /// Ends the observation.
  public func invalidate() { check = nil }

  /// Calls the observer if the property has another value than before.
  func callAsFunction() { check?() }
}

/// The observations of one object.
///
/// They are asked after each change of the object, and compare values: Swift does not say which property a key path reads,
/// and one such as `frame` changes with others.
@MainActor final class KeyValueObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  /// Calls the observers of the properties that have changed.
  func objectDidChange() {
    for entry in entries { entry.observation?() }
  }
}

/// An object whose properties can be observed by key path: a view, a view controller, a layer, or an item of a bar.
@preconcurrency @MainActor public protocol KeyValueObserving: AnyObject {}

/// Where the observations of an object of this module are kept.
@MainActor protocol KeyValueObserverHolder: KeyValueObserving {
  /// Made when the object is observed.
  var keyValueObservers: KeyValueObservers? { get set }
}

extension KeyValueObserving {
  /// Calls a closure after a change of a property by which it has another value.
  ///
  /// Observed are the geometry and appearance of views and layers, the states and values of controls and cells, texts,
  /// images, contents and offsets of scroll views, titles of view controllers and bar items, and what is computed from
  /// them. UIKit documents only some of these, and calls the closure for an equal value, too.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func call(_ object: Self, _ newValue: Value, _ oldValue: Value?) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? newValue : nil,
          oldValue: options.contains(.old) ? oldValue : nil))
    }
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let (before, now) = (last, self[keyPath: keyPath])
      guard !isSame(before, now) else { return }
      last = now
      call(self, now, before)
    }
    if let holder = self as? any KeyValueObserverHolder {
      let observers = holder.keyValueObservers ?? KeyValueObservers()
      holder.keyValueObservers = observers
      observers.add(observation)
    }
    if options.contains(.initial) { call(self, last, nil) }
    return observation
  }
}

/// Returns whether two values are equal, or the same object if their type cannot be compared.
private func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
  func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == second as? Known }
  if let known = first as? any Equatable { return isEqual(known) }
  return first as AnyObject === second as AnyObject
}
