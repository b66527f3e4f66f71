/// Something that has traits: a view, a view controller or a screen.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Tells that the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What `registerForTraitChanges` returns, to end it with.
public protocol UITraitChangeRegistration: AnyObject {}

/// Something whose changes of traits can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// A function that is called with the changed object and its former traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What observes some traits of an object.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let action: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], action: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.action = action
  }
}

/// The traits that an object has seen last, and who wants to know of changes.
@MainActor final class TraitObservation {
  private var seen: UITraitCollection
  private(set) var registrations: [TraitRegistration] = []

  init() { seen = .current }

  func add(_ registration: TraitRegistration) { registrations.append(registration) }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Tells of the change, if there is one, since the last call.
  func update(to traits: UITraitCollection, _ didChange: (UITraitCollection) -> Void) {
    guard traits != seen else { return }
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
@MainActor protocol TraitObserving: UITraitChangeObservable {
  var traitObservation: TraitObservation { get }
}

extension UITraitChangeObservable {
  /// Calls a function each time one of some traits has changed, before the next layout.
  ///
  /// ```swift
  /// registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
  ///   self.layer.borderColor = UIColor.separator.cgColor
  /// }
  /// ```
  /// - Parameters:
  ///   - traits: the traits.
  ///   - handler: the function; it gets the object, so that it need not capture it.
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

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitObserving)?.traitObservation.remove(registration)
  }
}
