internal import InterfaceBuilder

// Outlets of UIKit's own classes that put a view in a place, such as a cell's `accessoryView`.
extension NibBuilder {
  /// Creates the top-level views with a view that an outlet puts in a place of a created one.
  func makeViewsForSlots() {
    let roots = document.scenes.flatMap(\.views)
    for (model, _) in made {
      for outlet in model.outlets where slot(outlet.property, of: model) != nil {
        guard objects[outlet.destination] == nil,
          let root = roots.first(where: { $0.view(withID: outlet.destination) != nil })
        else { continue }
        _ = make(localized(root))
      }
    }
  }

  /// Puts a view in the place that an outlet names, which takes it from its superview as on iOS.
  /// - Returns: Whether the outlet names a place.
  func fillSlot(_ name: String, with object: Any, of model: IBView, _ view: UIView) -> Bool {
    guard let content = object as? UIView, let fill = slot(name, of: model) else { return false }
    if view.isDescendant(of: content) {
      note(model.element, .leftOut(.keyedView(name)))
    } else {
      fill(view, content)
      // UIKit sets the frame, also of a view that has lost its constraints.
      content.translatesAutoresizingMaskIntoConstraints = true
    }
    return true
  }

  private func slot(_ name: String, of model: IBView) -> (@MainActor (UIView, UIView) -> Void)? {
    ViewDescription.of(model)?.slot(name)
  }
}
