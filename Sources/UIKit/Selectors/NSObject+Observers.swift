public import Foundation

/// What the dictionary of a change has.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of change, the number of `NSKeyValueChange.setting`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value, if the options ask for it.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value, if the options ask for it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of changed elements; never given on Linux.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is to come; it never is on Linux.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A kind of change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

extension NSObject {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer after changes of a property.
  ///
  /// - Parameters:
  ///   - observer: a view, a view controller or another responder; only they can override the method on Linux.
  ///   - keyPath: the name of a property of UIKit's that is observed on iOS, too, or of a stored property that is `dynamic`
  ///     in rewritten sources.
  ///   - options: what the dictionary of the change has.
  ///   - context: what the observer gets.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let observer = observer as? UIResponder else {
      preconditionFailure(
        "\(type(of: observer)) observes \(keyPath); on Linux only responders can.")
    }
    let observation = NamedObservation(
      of: self, keyPath, by: observer, options: options, context: context)
    KeyValueObservers.of(self).named.append(observation)
    if options.contains(.initial) { observation.call(nil) }
  }

  /// Ends the observations of a property by an observer.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String
  ) {
    removeObservations { $0.observer === observer && $0.keyPath == keyPath }
  }

  /// Ends the observations of a property by an observer with a context.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObservations {
      $0.observer === observer && $0.keyPath == keyPath && $0.context == context
    }
  }

  @MainActor private func removeObservations(where isMeant: (NamedObservation) -> Bool) {
    KeyValueObservers.of(self).named.removeAll { ($0 as? NamedObservation).map(isMeant) ?? false }
  }
}

/// An observation of a property by its name.
@MainActor final class NamedObservation: NamedObserving {
  private weak var object: NSObject?
  private(set) weak var observer: UIResponder?
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private var last: Any?

  init(
    of object: NSObject, _ keyPath: String, by observer: UIResponder,
    options: NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?
  ) {
    (self.object, self.observer, self.keyPath) = (object, observer, keyPath)
    (self.options, self.context) = (options, context)
    last = object.observedValue(keyPath)
  }

  package func check() {
    let before = last
    last = object?.observedValue(keyPath)
    if !isSameValue(before, last) { call(before) }
  }

  func call(_ oldValue: Any?) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = last ?? NSNull() }
    if options.contains(.old) { change[.oldKey] = oldValue ?? NSNull() }
    observer?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
