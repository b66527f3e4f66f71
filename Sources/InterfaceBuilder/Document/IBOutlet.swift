/// A connection from a property of an object to another object in the file.
public struct IBOutlet: Hashable, Sendable {
  public let element: IBElement
  public let property: String
  /// The identifier of the connected object: a view, a constraint, a gesture recognizer, ….
  public let destination: String
  /// Whether the property is an array, to which each outlet with its name adds one object.
  public let isCollection: Bool

  init?(_ element: IBElement) {
    guard ["outlet", "outletCollection"].contains(element.name),
      let property = element["property"], let destination = element["destination"]
    else { return nil }
    self.element = element
    self.property = property
    self.destination = destination
    isCollection = element.name == "outletCollection"
  }

  static func outlets(of element: IBElement) -> [IBOutlet] {
    element.children(named: "connections").flatMap(\.children).compactMap(IBOutlet.init)
  }
}
