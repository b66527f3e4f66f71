internal import InterfaceBuilder

extension ViewDescription {
  static let slider = ViewDescription(
    UISlider.self, "slider", inherits: .control, isSystemSized: true,
    properties: [
      ViewProperty("value", \UISlider.value, content: .number(-1_000_000...1_000_000)),
      ViewProperty("minimumValue", \UISlider.minimumValue),
      ViewProperty("maximumValue", \UISlider.maximumValue),
      ViewProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      ViewProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      ViewProperty("thumbTintColor", \UISlider.thumbTintColor),
    ]
  ) { model, slider, nib in
    let element = model.element
    slider.minimumValue = Float(element.decimal("minValue") ?? 0)
    slider.maximumValue = Float(element.decimal("maxValue") ?? 1)
    slider.value = Float(element.decimal("value") ?? 0)
    slider.minimumTrackTintColor = nib.color("minimumTrackTintColor", of: element)
    slider.maximumTrackTintColor = nib.color("maximumTrackTintColor", of: element)
    slider.thumbTintColor = nib.color("thumbTintColor", of: element)
    slider.minimumValueImage = nib.image("minimumValueImage", of: element, in: element)
    slider.maximumValueImage = nib.image("maximumValueImage", of: element, in: element)
  }
}
