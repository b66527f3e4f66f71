internal import Foundation
internal import InterfaceBuilder

// Views that play a part in the one around them: by a key, or in the arrangement of a cell's style.
extension NibBuilder {
  func place(_ child: IBView, for key: String, in view: UIView) {
    if key == "contentView", let content = view.nibContents {
      if content.superview == nil { view.addSubview(content) }
      decode(child, into: content)
    } else if key == "contentView" || key == "view" || isAccessoryOnCanvas(key) {
      view.addSubview(make(child))
    } else if !fill(key, of: view, with: child) {
      note(child.element, .leftOut(.keyedView(key)))
    }
  }

  /// On the canvas the stored frame of the content view says what an accessory leaves.
  private func isAccessoryOnCanvas(_ key: String) -> Bool {
    options.isCanvas && key == "accessoryView"
  }

  private func fill(_ key: String, of view: UIView, with child: IBView) -> Bool {
    switch (key, view) {
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = make(child)
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = make(child)
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = make(child)
    case ("editingAccessoryView", let cell as UITableViewCell):
      cell.editingAccessoryView = make(child)
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = make(child)
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      cell.selectedBackgroundView = make(child)
    default: return false
    }
    return true
  }

  // MARK: Cells' styles

  /// Gives a cell what its kind adds to a view.
  func apply(_ cell: IBCell, of model: IBView, to view: UIView) {
    (view as? UICollectionReusableView)?.reuseIdentifier = cell.reuseIdentifier
    guard let view = view as? UITableViewCell else { return }
    noteStyleParts(of: cell, in: view)
    guard !options.isCanvas else { return }
    view.accessoryType = UITableViewCell.AccessoryType(cell.accessory)
    view.editingAccessoryType = UITableViewCell.AccessoryType(cell.editingAccessory)
    view.indentationLevel = min(max(cell.indentationLevel, 0), 100)
    view.indentationWidth = min(max(cell.indentationWidth, 0), 1000)
    view.shouldIndentWhileEditing = model.element.bool("shouldIndentWhileEditing") ?? true
    if let inset = model.element.insets("separatorInset") { view.separatorInset = inset }
    switch model.element["selectionStyle"] {
    case "none": view.selectionStyle = .none
    case "blue": view.selectionStyle = .blue
    case "gray": view.selectionStyle = .gray
    default: view.selectionStyle = .default
    }
  }

  /// Remembers which views of the file are the cell's own labels and image view.
  private func noteStyleParts(of cell: IBCell, in view: UITableViewCell) {
    guard cell.style != .custom, !options.isCanvas else { return }
    let parts: [(String?, @MainActor () -> UIView?)] = [
      (cell.textLabelID, { view.textLabel }), (cell.detailTextLabelID, { view.detailTextLabel }),
      (cell.imageViewID, { view.imageView }),
    ]
    for (id, part) in parts {
      if let id { styleParts[id] = part }
    }
  }

  /// Returns the cell's own view that a view of the file stands for, with what the file says of it; nil
  /// for any other view.
  func decodedStylePart(_ model: IBView) -> UIView? {
    guard let id = model.id, let view = styleParts[id]?() else { return nil }
    decode(model, into: view)
    view.translatesAutoresizingMaskIntoConstraints = true
    return view
  }
}

extension UIView {
  /// The view that takes what the file's `contentView` holds; nil for a view without one.
  fileprivate var nibContents: UIView? {
    nibContentView ?? (self as? UIVisualEffectView)?.contentView
  }
}

extension UITableViewCell.CellStyle {
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
