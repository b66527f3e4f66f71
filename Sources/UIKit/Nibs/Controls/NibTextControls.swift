internal import Foundation
internal import InterfaceBuilder

// What the file says of fields and views of text.
extension NibBuilder {
  func apply(_ element: IBElement, to field: UITextField) {
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
      // As for labels, Interface Builder writes NO beside a minimum, and leaves YES out.
      field.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? true
    }
    field.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    let traits = element.child(named: "textInputTraits")
    field.isSecureTextEntry = traits?.bool("secureTextEntry") ?? false
  }

  func apply(_ element: IBElement, to view: UITextView) {
    if let font = font(of: element, defaultSize: 14) { view.font = font }
    if let color = color("textColor", of: element) { view.textColor = color }
    if let alignment = alignment(of: element) { view.textAlignment = alignment }
    view.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    view.isScrollEnabled = element["scrollEnabled"] != "NO"
    view.text = element.string("text") ?? ""
    let links: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.tintColor]
    if let text = attributedString("attributedText", of: element, in: element, links: links) {
      view.attributedText = text
    }
  }

  private func alignment(of element: IBElement) -> NSTextAlignment? {
    element["textAlignment"].flatMap(IBTextAlignment.init).map { NSTextAlignment($0) }
  }
}
