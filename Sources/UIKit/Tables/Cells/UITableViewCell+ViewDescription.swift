internal import InterfaceBuilder

extension ViewDescription {
  static let tableViewCell = ViewDescription(
    UITableViewCell.self, "cell", hasContentSize: false,
    properties: [
      ViewProperty("accessoryType", choice: \UITableViewCell.accessoryType),
      ViewProperty("selectionStyle", choice: \UITableViewCell.selectionStyle),
      ViewProperty("indentationLevel", \UITableViewCell.indentationLevel, in: 0...100),
      ViewProperty("indentationWidth", \UITableViewCell.indentationWidth, in: 0...1000),
      ViewProperty(content: "selected", .flag) { (cell: UITableViewCell, isSelected: Bool) in
        cell.isSelected = isSelected
      },
    ],
    parts: [
      "contentView": { $0.contentView }, "imageView": { $0.imageView },
      "textLabel": { $0.textLabel }, "detailTextLabel": { $0.detailTextLabel },
    ],
    slots: [
      "backgroundView": { $0.backgroundView = $1 },
      "selectedBackgroundView": { $0.selectedBackgroundView = $1 },
      "accessoryView": { $0.accessoryView = $1 },
      "editingAccessoryView": { $0.editingAccessoryView = $1 },
    ]
  ) { model, view, nib in
    if let cell = model.cell { nib.apply(cell, of: model.element, to: view) }
  }
}

extension NibBuilder {
  fileprivate func apply(_ cell: IBCell, of element: IBElement, to view: UITableViewCell) {
    noteStyleParts(of: cell, in: view)
    view.accessoryType = UITableViewCell.AccessoryType(cell.accessory)
    view.editingAccessoryType = UITableViewCell.AccessoryType(cell.editingAccessory)
    view.indentationLevel = min(max(cell.indentationLevel, 0), 100)
    view.indentationWidth = min(max(cell.indentationWidth, 0), 1000)
    view.shouldIndentWhileEditing = element.bool("shouldIndentWhileEditing") ?? true
    view.showsReorderControl = element.bool("showsReorderControl") ?? false
    if let inset = element.insets("separatorInset") { view.separatorInset = inset }
    switch element["selectionStyle"] {
    case "none": view.selectionStyle = .none
    case "blue": view.selectionStyle = .blue
    case "gray": view.selectionStyle = .gray
    default: view.selectionStyle = .default
    }
  }

  /// Records which views of the file are the cell's own labels and image view.
  private func noteStyleParts(of cell: IBCell, in view: UITableViewCell) {
    guard cell.style != .custom else { return }
    let parts: [(String?, @MainActor () -> UIView?)] = [
      (cell.textLabelID, { view.textLabel }), (cell.detailTextLabelID, { view.detailTextLabel }),
      (cell.imageViewID, { view.imageView }),
    ]
    for (id, part) in parts {
      if let id { styleParts[id] = part }
    }
  }
}

extension UITableViewCell.CellStyle {
  /// Creates the style of a file.
  init(_ style: IBCell.Style) {
    self =
      switch style {
      case .custom, .standard: .default
      case .subtitle: .subtitle
      case .value1: .value1
      case .value2: .value2
      }
  }
}
