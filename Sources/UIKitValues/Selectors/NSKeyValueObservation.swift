public import Foundation

/// What an observer gets.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A call at once, with the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A call before each change; never made on Linux.
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
public final class NSKeyValueObservation: NSObject {
  private var check: (() -> Void)?

  init(_ check: @escaping () -> Void) { self.check = check }

  /// Ends the observation.
  public func invalidate() { check = nil }

  /// Calls the observer if the property has another value than before.
  func callAsFunction() { check?() }
}

/// An observation of a property by its name.
@MainActor package protocol NamedObserving: AnyObject, Sendable {
  /// Calls the observer if the property has another value than before.
  func check()
}

/// The observations of one object.
///
/// They are asked after each change of the object, and compare values: Swift does not say which property a key path reads,
/// and one such as `frame` changes with others.
package final class KeyValueObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []
  /// Those that were added by the name of a property.
  package var named: [any NamedObserving] = []

  func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  /// Calls the observers of the properties that have changed.
  package func objectDidChange() {
    CallbackNesting.call(.observer) {
      for entry in entries { entry.observation?() }
      // A responder observes by name, which is changed and called on the main thread only.
      for observation in named { MainActor.assumeIsolated { observation.check() } }
    }
  }

  /// Returns the observations of an object, which are made when it is observed.
  @MainActor package static func of(_ object: AnyObject) -> KeyValueObservers {
    let holder = object as? any KeyValueObserverHolder
    let observers =
      holder?.keyValueObservers ?? AssociatedObjects.shared.observers(of: object)
      ?? KeyValueObservers()
    holder?.keyValueObservers = observers
    AssociatedObjects.shared.setObservers(observers, of: object)
    return observers
  }
}

/// Calls the observers of an object's properties; for sources that are rewritten for Linux, in which a property that is
/// `dynamic` calls it after each change.
public func keyValueDidChange(of object: AnyObject) {
  AssociatedObjects.shared.observers(of: object)?.objectDidChange()
}

/// An object whose properties can be observed by key path.
@preconcurrency @MainActor public protocol KeyValueObserving: AnyObject {}

extension NSObject: KeyValueObserving {}

/// Where the observations of an object of this module are kept, too: it changes often, and few are observed.
@MainActor package protocol KeyValueObserverHolder: KeyValueObserving {
  /// Made when the object is observed.
  var keyValueObservers: KeyValueObservers? { get set }
}

extension KeyValueObserving {
  /// Calls a closure after a change of a property by which it has another value.
  ///
  /// Observed are the geometry and appearance of views and layers, the states and values of controls and cells, texts,
  /// images, contents and offsets of scroll views, titles of view controllers and bar items, and what is computed from
  /// them. UIKit documents only some of these, and calls the closure for an equal value, too. Of an app's objects, the
  /// properties are observed that are `dynamic` in rewritten sources; of Foundation's, none are.
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
    KeyValueObservers.of(self).add(observation)
    if options.contains(.initial) { call(self, last, nil) }
    return observation
  }
}

/// Returns whether two values are equal, or the same object if their type cannot be compared.
package func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
  func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == second as? Known }
  if let known = first as? any Equatable { return isEqual(known) }
  return first as AnyObject === second as AnyObject
}
