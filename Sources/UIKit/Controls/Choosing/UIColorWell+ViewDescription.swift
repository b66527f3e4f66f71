internal import InterfaceBuilder

extension ViewDescription {
  static let colorWell = ViewDescription(
    UIColorWell.self, "colour well", inherits: .control, isSystemSized: true,
    properties: [ViewProperty("selectedColor", \UIColorWell.selectedColor)]
  ) { model, view, nib in
    view.title = model.element["title"]
    view.supportsAlpha = model.element["supportsAlpha"] != "NO"
    view.selectedColor = nib.color("selectedColor", of: model.element)
  }
}
