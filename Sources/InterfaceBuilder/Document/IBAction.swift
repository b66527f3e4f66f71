/// A connection from an event of a control to a method of another object in the file.
public struct IBAction: Hashable, Sendable {
  public let element: IBElement
  /// The method's Objective-C name, `tap:`.
  public let selector: String
  /// The identifier of the object that has the method; `-1` is a xib's file's owner, `-2` its first responder.
  public let destination: String
  /// The event, `touchUpInside`; nil for the only event of an object, such as a gesture recognizer.
  public let event: String?

  init?(_ element: IBElement) {
    guard element.name == "action", let selector = element["selector"],
      let destination = element["destination"]
    else { return nil }
    self.element = element
    self.selector = selector
    self.destination = destination
    event = element["eventType"]
  }
}

extension IBView {
  /// The methods that events of the view call, in the file's order.
  public var actions: [IBAction] {
    element.children(named: "connections").flatMap(\.children).compactMap(IBAction.init)
  }
}
