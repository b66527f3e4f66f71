/// What has a proxy whose properties all objects of its class get.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// What objects with an appearance may be inside of.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
  /// The proxy of the class: what is set on it, views of the class and its subclasses get before their next layout.
  ///
  /// The proxy is a view that is never shown. A view gets each property of the proxy that differs from the class's
  /// default and that the view itself has left at its default, once. This is done for `tintColor`, `backgroundColor`,
  /// and the colours, fonts, images, insets and attributes of labels, buttons, controls and tables that UIKit marks with
  /// `UI_APPEARANCE_SELECTOR` and Snap draws. Other properties, also those of an app's own classes, only the proxy keeps.
  ///
  /// As on iOS a proxy is shared by the whole process: tests that set one change the pictures of those that follow.
  public static func appearance() -> Self {
    AppearanceProxies.proxy(of: self, in: []) { dynamicInit(frame: .zero) }
  }

  /// The proxy of the class for views inside of objects of other classes, the innermost class first.
  ///
  /// It takes precedence over that of ``appearance()``.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { dynamicInit(frame: .zero) }
  }

  /// Takes the properties of the proxies for the view.
  func takeAppearance() {
    guard !hasTakenAppearance, !AppearanceProxies.isEmpty else { return }
    hasTakenAppearance = true
    AppearanceProxies.apply(to: self)
  }
}

/// The proxies of the process.
///
/// UIKit's appearance belongs to the process too, as an app sets it before it has any view.
@MainActor enum AppearanceProxies {
  private struct Proxy {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let view: UIView
    /// A view of the class as it is without the proxy.
    let standard: UIView

    func isFor(_ type: UIView.Type, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
      self.type == type
        && self.containers.map(ObjectIdentifier.init)
          == containers.map(ObjectIdentifier.init)
    }
  }

  /// The most specific first: of several, the first one that sets a property decides it.
  private static var proxies: [Proxy] = []

  static var isEmpty: Bool { proxies.isEmpty }

  static func proxy<View: UIView>(
    of type: View.Type, in containers: [any UIAppearanceContainer.Type], make: () -> View
  ) -> View {
    if let known = proxies.first(where: { $0.isFor(type, containers) }) {
      return unsafeDowncast(known.view, to: type)
    }
    let view = make()
    // Proxies and their standards get nothing from others.
    let standard = make()
    for made in [view, standard] { made.hasTakenAppearance = true }
    let proxy = Proxy(type: type, containers: containers, view: view, standard: standard)
    let next = proxies.firstIndex { rank($0) < rank(proxy) } ?? proxies.endIndex
    proxies.insert(proxy, at: next)
    return view
  }

  private static func rank(_ proxy: Proxy) -> Int {
    let depth = sequence(first: proxy.type as AnyClass, next: { _getSuperclass($0) }).reduce(0) {
      count, _ in count + 1
    }
    // Containers count more than any depth of classes.
    return proxy.containers.count * 1_000 + depth
  }

  static func apply(to view: UIView) {
    for proxy in proxies where isInstance(view, of: proxy.type) && view.isInside(proxy.containers) {
      for property in AppearanceProperty.all {
        property.carry(proxy.view, proxy.standard, view)
      }
    }
  }

  static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) })
      .contains { $0 == type }
  }
}

extension UIView {
  /// Whether objects of the classes contain the view, the first one innermost, perhaps with others in between.
  fileprivate func isInside(_ containers: [any UIAppearanceContainer.Type]) -> Bool {
    var rest = containers[...]
    for object in responders.all.dropFirst() {
      guard let type = rest.first else { return true }
      if AppearanceProxies.isInstance(object, of: type as AnyClass) { rest = rest.dropFirst() }
    }
    return rest.isEmpty
  }
}
