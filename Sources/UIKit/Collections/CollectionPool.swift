internal import Foundation

/// The name under which views are registered and reused.
enum ReuseKey: Hashable {
  case identifier(String)
  /// A `CellRegistration` or `SupplementaryRegistration`.
  case registration(RegistrationToken)
}

/// The identity of a registration.
final class RegistrationToken: Hashable, Sendable {
  static func == (lhs: RegistrationToken, rhs: RegistrationToken) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The source of a collection's views: registrations, and views that have left the visible part.
@MainActor struct CollectionPool {
  private struct Key: Hashable {
    let kind: String
    let name: ReuseKey
  }

  private var makers: [Key: @MainActor () -> UICollectionReusableView?] = [:]
  private var unused: [Key: [UICollectionReusableView]] = [:]

  /// Registers a class; nil unregisters it.
  mutating func register(_ viewClass: AnyClass?, kind: String, _ name: ReuseKey) {
    guard let viewClass else { return register(kind: kind, name, nil) }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure(
        "\(viewClass) cannot be registered: it is not a subclass of UICollectionReusableView.")
    }
    register(kind: kind, name) { type.dynamicInit(frame: .zero) }
  }

  /// Registers a nib; nil unregisters it.
  mutating func register<View: UICollectionReusableView>(
    _ nib: UINib?, as type: View.Type, kind: String, _ name: ReuseKey
  ) {
    guard let nib else { return register(kind: kind, name, nil) }
    register(kind: kind, name) {
      guard case .identifier(let identifier) = name else {
        return nib.registeredView(for: String(describing: type)) as View
      }
      let view: View = nib.registeredView(for: identifier)
      _ = nib.registeredIdentifier(view.reuseIdentifier, for: identifier)
      return view
    }
  }

  /// Registers a factory for views with a kind and a name; nil unregisters it.
  mutating func register(
    kind: String, _ name: ReuseKey, _ makeView: (@MainActor () -> UICollectionReusableView?)?
  ) {
    makers[Key(kind: kind, name: name)] = makeView
  }

  func isRegistered(kind: String, _ name: ReuseKey) -> Bool {
    makers[Key(kind: kind, name: name)] != nil
  }

  /// Returns a reused view, prepared for new content, otherwise a new one; nil if nothing is registered.
  mutating func view(kind: String, _ name: ReuseKey) -> UICollectionReusableView? {
    let key = Key(kind: kind, name: name)
    if let view = unused[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = makers[key]?() else { return nil }
    view.reuseKey = name
    if case .identifier(let identifier) = name { view.reuseIdentifier = identifier }
    return view
  }

  mutating func give(back view: UICollectionReusableView, kind: String) {
    guard let name = view.reuseKey else { return }
    unused[Key(kind: kind, name: name), default: []].append(view)
  }
}
