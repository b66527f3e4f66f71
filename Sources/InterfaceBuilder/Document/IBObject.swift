/// An object other than a view: a view controller, a gesture recognizer, a placeholder for the file's owner, ….
public struct IBObject: Hashable, Sendable {
  public let element: IBElement
  public let outlets: [IBOutlet]
  /// A view controller's guides for constraints.
  public let layoutGuides: [IBLayoutGuide]
  /// The object's views, such as a view controller's view.
  public let views: [IBView]

  /// The identifier; `-1` is a xib's file's owner, `-2` its first responder.
  public var id: String? { element.id }
  /// The custom class, without its module.
  public var customClass: String? { element.customClass }

  init(_ element: IBElement, reader: ElementReader) throws {
    self.element = element
    outlets = IBOutlet.outlets(of: element)
    layoutGuides = IBLayoutGuide.guides(of: element)
    views = try element.children.compactMap { try IBView.keyed($0, reader: reader) }
  }
}
