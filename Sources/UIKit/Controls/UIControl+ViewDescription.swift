internal import InterfaceBuilder

extension ViewDescription {
  static let control = ViewDescription(
    UIControl.self, "control",
    properties: [
      ViewProperty("enabled", \UIControl.isEnabled, content: .flag),
      ViewProperty("selected", \UIControl.isSelected, content: .flag),
      ViewProperty("highlighted", \UIControl.isHighlighted),
      ViewProperty("contentHorizontalAlignment", choice: \UIControl.contentHorizontalAlignment),
      ViewProperty("contentVerticalAlignment", choice: \UIControl.contentVerticalAlignment),
    ]
  ) { model, control, _ in
    let element = model.element
    control.isEnabled = element["enabled"] != "NO"
    control.isSelected = element["selected"] == "YES"
    control.isHighlighted = element["highlighted"] == "YES"
    if let alignment = horizontalAlignments[element["contentHorizontalAlignment"] ?? ""] {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = verticalAlignments[element["contentVerticalAlignment"] ?? ""] {
      control.contentVerticalAlignment = alignment
    }
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "top": .top, "bottom": .bottom, "fill": .fill,
  ]
}
