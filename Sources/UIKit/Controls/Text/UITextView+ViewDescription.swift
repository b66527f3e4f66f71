internal import Foundation
internal import InterfaceBuilder

extension ViewDescription {
  static let textView = ViewDescription(
    UITextView.self, "text view", inherits: .scrollView,
    properties: [
      ViewProperty("text", \UITextView.text, content: .text),
      ViewProperty("textColor", \UITextView.textColor, content: .color),
      ViewProperty("textAlignment", choice: \UITextView.textAlignment),
    ]
  ) { model, view, nib in
    nib.apply(model.element, to: view)
  }
}

extension NibBuilder {
  fileprivate func apply(_ element: IBElement, to view: UITextView) {
    if let font = font(of: element, defaultSize: 14) { view.font = font }
    if let color = color("textColor", of: element) { view.textColor = color }
    if let alignment = alignment(of: element) { view.textAlignment = alignment }
    view.adjustsFontForContentSizeCategory =
      element.bool("adjustsFontForContentSizeCategory") ?? false
    view.isEditable = element["editable"] != "NO"
    view.isSelectable = element["selectable"] != "NO"
    view.isScrollEnabled = element["scrollEnabled"] != "NO"
    view.text = element.string("text") ?? ""
    let links: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.tintColor]
    if let text = attributedString("attributedText", of: element, in: element, links: links) {
      view.attributedText = text
    }
  }
}
