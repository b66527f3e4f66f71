internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Connects the outlets of all views made, and those of the file's owner, in the file's order.
  func connect(owner: UIResponder?) {
    for (model, view) in made {
      connect(model, view)
      setRuntimeAttributes(of: model, view)
    }
    let placeholder = document.scenes.flatMap(\.objects).first {
      $0.element["placeholderIdentifier"] == "IBFilesOwner"
    }
    for outlet in placeholder?.outlets ?? [] {
      name(objects[outlet.destination], outlet)
    }
  }

  /// Names the outlets' views, and fills the `@Outlet` properties of custom classes.
  private func connect(_ model: IBView, _ view: UIView) {
    var connections: [(name: String, object: Any)] = []
    for outlet in model.outlets {
      guard let object = objects[outlet.destination] else { continue }
      name(object, outlet)
      guard outlet.isCollection else {
        connections.append((outlet.property, object))
        continue
      }
      let index = connections.firstIndex { $0.name == outlet.property }
      let former = index.flatMap { connections.remove(at: $0).object as? [AnyObject] } ?? []
      connections.append((outlet.property, former + [object]))
    }
    guard model.customClass == view.className else {
      return
    }
    for (name, object) in connections { connect(name, object, of: view, at: model.element) }
  }

  private func connect(_ name: String, _ object: Any, of view: UIView, at element: IBElement) {
    do {
      try view.connectOutlets([name: object])
    } catch {
      if view.className == element.customClass { note(element, error.description) }
    }
  }

  /// The property's name is the best name that a view can have in messages.
  private func name(_ object: AnyObject?, _ outlet: IBOutlet) {
    guard let view = object as? UIView, view.nibOrigin?.property == nil else { return }
    view.nibOrigin?.property = outlet.property
  }
}
