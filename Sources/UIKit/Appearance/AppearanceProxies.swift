/// The proxies of views: those of the process, and those of suites and tests.
@MainActor enum AppearanceProxies {
  /// The most specific first: of several, the first one that sets a property decides it.
  @Kept private static var proxies: [AppearanceProxy] = []

  /// Whether none was ever made; takes next to no time.
  static var isEmpty: Bool { _proxies.isUnset }

  static func proxy<View: UIView>(
    of type: View.Type, in containers: [any UIAppearanceContainer.Type], make: () -> View
  ) -> View {
    let scope = TestScope.ofSettings
    let own = _proxies[scope] ?? []
    if let known = own.first(where: { $0.isFor(type, containers) }) {
      return unsafeDowncast(known.view, to: type)
    }
    let outer = _proxies.layers(in: scope).joined().filter { $0.isFor(type, containers) }
    let (view, origin, standard) = (make(), make(), make())
    for made in [view, origin, standard] { made.hasTakenAppearance = true }
    // What the test reads from its proxy is what was set around it.
    for made in [view, origin] { carry(outer, to: made) }
    let proxy = AppearanceProxy(
      type: type, containers: containers, view: view, origin: origin, standard: standard)
    let next = own.firstIndex { $0.rank < proxy.rank } ?? own.endIndex
    _proxies[scope] = own[..<next] + [proxy] + own[next...]
    return view
  }

  static func apply(to view: UIView) {
    let layers = _proxies.layers
    var proxies = layers.joined().filter { $0.isMeant(for: view) }
    // Of equal ones, the innermost scope's precedes.
    if layers.count > 1 {
      proxies = proxies.enumerated().sorted {
        ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset)
      }.map(\.element)
    }
    carry(proxies, to: view)
  }

  private static func carry(_ proxies: [AppearanceProxy], to view: UIView) {
    guard !proxies.isEmpty else { return }
    for property in AppearanceProperty.all {
      _ = proxies.contains { property.carry($0, view) }
    }
  }
}

/// The proxy of a class for views inside of objects of other classes, the innermost class first.
@MainActor struct AppearanceProxy {
  let type: UIView.Type
  let containers: [any UIAppearanceContainer.Type]
  let view: UIView
  /// The proxy as it was when it was made: what differs from it was set.
  let origin: UIView
  /// A view of the class as it is without any proxy.
  let standard: UIView
  /// The higher, the more specific.
  let rank: Int

  init(
    type: UIView.Type, containers: [any UIAppearanceContainer.Type], view: UIView, origin: UIView,
    standard: UIView
  ) {
    self.type = type
    self.containers = containers
    self.view = view
    self.origin = origin
    self.standard = standard
    // Containers count more than any depth of classes.
    rank = containers.count * 1_000 + Self.classes(of: type).reduce(0) { count, _ in count + 1 }
  }

  func isFor(_ type: UIView.Type, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
    self.type == type
      && self.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
  }

  /// Whether the view is of the class, and objects of the other classes contain it, perhaps with others in between.
  func isMeant(for view: UIView) -> Bool {
    guard Self.isInstance(view, of: type) else { return false }
    var rest = containers[...]
    for object in view.responders.all.dropFirst() {
      guard let type = rest.first else { return true }
      if Self.isInstance(object, of: type as AnyClass) { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }

  private static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
    classes(of: Swift.type(of: object)).contains { $0 == type }
  }

  /// A class and its superclasses.
  private static func classes(of type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type, next: { _getSuperclass($0) })
  }
}
