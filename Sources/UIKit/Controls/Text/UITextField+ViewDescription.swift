internal import Foundation
internal import InterfaceBuilder

extension ViewDescription {
  static let textField = ViewDescription(
    UITextField.self, "text field", inherits: .control, isSystemSized: true,
    properties: [
      ViewProperty("text", \UITextField.text, content: .text),
      ViewProperty("placeholder", \UITextField.placeholder, content: .text),
      ViewProperty("textColor", \UITextField.textColor, content: .color),
      ViewProperty("textAlignment", choice: \UITextField.textAlignment),
      ViewProperty("secureTextEntry", \UITextField.isSecureTextEntry),
      ViewProperty("borderStyle", choice: \UITextField.borderStyle),
      ViewProperty("clearButtonMode", choice: \UITextField.clearButtonMode),
      ViewProperty("background", \UITextField.background),
    ]
  ) { model, field, nib in
    nib.apply(model.element, to: field)
  }
}

extension NibBuilder {
  fileprivate func apply(_ element: IBElement, to field: UITextField) {
    if let font = font(of: element, defaultSize: 14) { field.font = font }
    if let color = color("textColor", of: element) { field.textColor = color }
    if let alignment = alignment(of: element) { field.textAlignment = alignment }
    field.text = element.string("text")
    if let text = attributedString("attributedText", of: element, in: element) {
      field.attributedText = text
    }
    field.placeholder = element.string("placeholder")
    if let text = attributedString("attributedPlaceholder", of: element, in: element) {
      field.attributedPlaceholder = text
    }
    applyFrame(of: element, to: field)
    applyFitting(of: element, to: field)
  }

  private func applyFrame(of element: IBElement, to field: UITextField) {
    field.borderStyle =
      switch element["borderStyle"] {
      case "line": .line
      case "bezel": .bezel
      case "roundedRect": .roundedRect
      default: .none
      }
    field.clearButtonMode =
      switch element["clearButtonMode"] {
      case "whileEditing": .whileEditing
      case "unlessEditing": .unlessEditing
      case "always": .always
      default: .never
      }
    field.background = image("background", of: element, in: element)
    field.disabledBackground = image("disabledBackground", of: element, in: element)
  }

  private func applyFitting(of element: IBElement, to field: UITextField) {
    if let size = element.decimal("minimumFontSize") {
      field.minimumFontSize = min(max(size, 0), 1000)
      // As for labels, Interface Builder writes NO next to a minimum, and omits YES.
      field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    }
    field.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    let traits = element.child(named: "textInputTraits")
    field.isSecureTextEntry = traits?.bool("secureTextEntry") ?? false
  }

  func alignment(of element: IBElement) -> NSTextAlignment? {
    element["textAlignment"].flatMap(IBTextAlignment.init).map { NSTextAlignment($0) }
  }
}
