internal import InterfaceBuilder

extension ViewDescription {
  static let `switch` = ViewDescription(
    UISwitch.self, "switch", inherits: .control, isSystemSized: true,
    properties: [
      ViewProperty("on", \UISwitch.isOn, content: .flag),
      ViewProperty("onTintColor", \UISwitch.onTintColor),
      ViewProperty("thumbTintColor", \UISwitch.thumbTintColor),
    ]
  ) { model, view, nib in
    view.isOn = model.element["on"] != "NO"
    view.onTintColor = nib.color("onTintColor", of: model.element)
    view.thumbTintColor = nib.color("thumbTintColor", of: model.element)
  }
}
