/// An object with traits: a view, a view controller or a screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  /// Called after the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The result of `registerForTraitChanges`, for ending the registration.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// A function called with the changed object and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An observer of some traits of an object.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let action: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], action: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.action = action
  }
}

/// The last traits of an object, and the observers of changes.
@MainActor package final class TraitObservation {
  private var seen: UITraitCollection
  private(set) var registrations: [TraitRegistration] = []

  package init() { seen = .current }

  func add(_ registration: TraitRegistration) { registrations.append(registration) }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Whether observers know the traits.
  package func hasSeen(_ traits: UITraitCollection) -> Bool { traits == seen }

  /// Notifies observers of the change since the last call, if any.
  package func update(to traits: UITraitCollection, _ didChange: (UITraitCollection) -> Void) {
    guard !hasSeen(traits) else { return }
    let previous = seen
    seen = traits
    traits.performAsCurrent {
      didChange(previous)
      for registration in registrations
      where registration.traits.contains(where: { traits.differs(from: previous, in: $0) }) {
        registration.action(previous)
      }
    }
  }
}

/// An object that keeps its observation.
@MainActor package protocol TraitObserving: UITraitChangeObservable {
  var traitObservation: TraitObservation { get }
}

extension UITraitChangeObservable {
  /// Calls a function whenever one of some traits has changed, before the next layout.
  ///
  /// ```swift
  /// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
  ///   self.layer.borderColor = UIColor.separator.cgColor
  /// }
  /// ```
  /// - Parameters:
  ///   - traits: the traits.
  ///   - handler: the function; it receives the object, so that it need not capture it.
  /// - Returns: the registration, to end it with.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitObserving)?.traitObservation.add(registration)
    return registration
  }

  /// Calls a function whenever one of some traits has changed, before the next layout.
  ///
  /// In a class that is not final, a function whose parameter is `Self` takes another type than this protocol's `Self`.
  /// - Parameters:
  ///   - traits: the traits.
  ///   - handler: the function; it receives the object, which has to be of the function's type.
  /// - Returns: the registration, to end it with.
  @discardableResult public func registerForTraitChanges<Object>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Object>
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (observer: Self, previous: UITraitCollection) in
      guard let object = observer as? Object else {
        preconditionFailure("The handler takes \(Object.self), and not \(type(of: observer)).")
      }
      handler(object, previous)
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.traitObservation.remove(registration)
  }
}
