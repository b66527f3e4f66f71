internal import InterfaceBuilder

extension ViewDescription {
  static let stepper = ViewDescription(
    UIStepper.self, "stepper", inherits: .control, isSystemSized: true,
    properties: [
      ViewProperty(content: "value", .number(-1_000_000...1_000_000)) {
        (view: UIStepper, value: Double) in
        view.value = value
      }
    ]
  ) { model, view, _ in
    view.minimumValue = model.element.decimal("minimumValue") ?? 0
    view.maximumValue = model.element.decimal("maximumValue") ?? 100
    view.stepValue = max(model.element.decimal("stepValue") ?? 1, 0.000_001)
    view.value = model.element.decimal("value") ?? 0
  }
}
