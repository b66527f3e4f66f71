internal import Foundation
internal import InterfaceBuilder

// Views that play a part in the one around them: by a key, or in the arrangement of a cell's style.
extension NibBuilder {
  func place(_ child: IBView, for key: String, of model: IBView, in view: UIView) {
    if key == "contentView", let content = ViewDescription.part(named: key, of: view) {
      if content.superview == nil { view.addSubview(content) }
      decode(child, into: content)
    } else if key == "contentView" || key == "view" || isAccessoryOnCanvas(key) {
      view.addSubview(make(child))
    } else if let fill = ViewDescription.of(model)?.slot(key) {
      fill(view, make(child))
    } else {
      note(child.element, .leftOut(.keyedView(key)))
    }
  }

  /// On the canvas the stored frame of the content view says what an accessory leaves.
  private func isAccessoryOnCanvas(_ key: String) -> Bool {
    options.isCanvas && key == "accessoryView"
  }

  // MARK: Cells' styles

  /// Returns the cell's own view that a view of the file stands for, with what the file says of it; nil
  /// for any other view.
  func decodedStylePart(_ model: IBView) -> UIView? {
    guard let id = model.id, let view = styleParts[id]?() else { return nil }
    decode(model, into: view)
    view.translatesAutoresizingMaskIntoConstraints = true
    return view
  }
}
