/// A rectangle of a view or a view controller that constraints can refer to by identifier.
public struct IBLayoutGuide: Hashable, Sendable {
  public let element: IBElement
  /// The identifier that constraints use.
  public let id: String
  /// The kind of guide: a view's `safeArea`, `contentLayoutGuide`, `frameLayoutGuide`, …; a view
  /// controller's `top` or `bottom`.
  public let kind: String

  init?(_ element: IBElement) {
    guard let id = element.id, element.name.hasSuffix("LayoutGuide") else { return nil }
    self.element = element
    self.id = id
    kind = element.key ?? element["type"] ?? ""
  }

  static func guides(of element: IBElement) -> [IBLayoutGuide] {
    let listed = element.children(named: "layoutGuides").flatMap(\.children)
    return (element.children + listed).compactMap(IBLayoutGuide.init)
  }
}
