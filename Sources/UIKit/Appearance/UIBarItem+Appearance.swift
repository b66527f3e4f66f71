extension UIBarItem {
  /// The proxy of the class; it keeps what is set on it, as bars draw no items.
  public static func appearance() -> Self { BarItemProxies.proxy(of: self, in: []) }

  /// The proxy of the class for items inside of objects of other classes, the innermost class first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    BarItemProxies.proxy(of: self, in: containerTypes)
  }
}

/// The proxies of items, as those of views.
@MainActor private enum BarItemProxies {
  /// The class of the items, and of what they are inside of.
  private typealias Key = [ObjectIdentifier]

  @Kept private static var proxies: [Key: UIBarItem] = [:]

  static func proxy<Item: UIBarItem>(
    of type: Item.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> Item {
    let key = [ObjectIdentifier(type)] + containers.map { ObjectIdentifier($0) }
    let scope = TestScope.ofSettings
    let proxy = _proxies[scope]?[key] ?? UIBarItem.make(type)
    _proxies[scope] = (_proxies[scope] ?? [:]).merging([key: proxy]) { _, new in new }
    return unsafeDowncast(proxy, to: type)
  }
}
