internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Connects the outlets of all created views and of the file's owner, in the file's order.
  func connect() {
    for (model, view) in made {
      connect(model, view)
      setRuntimeAttributes(of: model, view)
    }
    connectActions()
    connectOwner()
  }

  /// Names the outlets' views, and connects UIKit's own outlets and the `@Outlet` properties of custom classes.
  private func connect(_ model: IBView, _ view: UIView) {
    for (name, object) in connections(of: model.outlets) {
      if fillSlot(name, with: object, of: model, view) { continue }
      if view.connectSource(object, as: name) || model.customClass != view.className { continue }
      connect(name, object, of: view, at: model.element)
    }
  }

  private func connectOwner() {
    let connections = connections(of: (owner?.model ?? document.fileOwner)?.outlets ?? [])
    guard let owner else { return }
    let isStandIn = owner.source?.isStandIn(owner.object) ?? false
    for (name, object) in connections where !owner.connectPart(object, as: name) && !isStandIn {
      connect(name, object, of: owner.object, at: owner.model.element)
    }
    guard !isStandIn else { return }
    for outlet in owner.model.outlets where objects[outlet.destination] == nil {
      note(outlet.element, .emptyOutlet(outlet.property))
    }
  }

  /// Returns the object connected to each property, collections as arrays, and names the views after it.
  private func connections(of outlets: [IBOutlet]) -> [(name: String, object: Any)] {
    var connections: [(name: String, object: Any)] = []
    var collections: [String: [AnyObject]] = [:]
    for outlet in outlets {
      guard let object = objects[outlet.destination] else { continue }
      name(object, outlet)
      guard outlet.isCollection else {
        connections.append((outlet.property, object))
        continue
      }
      collections[outlet.property, default: []].append(object)
    }
    return connections + collections.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func connect(
    _ name: String, _ object: Any, of responder: UIResponder, at element: IBElement
  ) {
    do {
      try responder.connectOutlets([name: object])
    } catch {
      note(element, .outlet(error))
    }
  }

  /// The property's name is the best name for a view in messages.
  private func name(_ object: AnyObject?, _ outlet: IBOutlet) {
    guard let view = object as? UIView, view.nibOrigin?.property == nil else { return }
    view.nibOrigin?.property = outlet.property
  }
}
