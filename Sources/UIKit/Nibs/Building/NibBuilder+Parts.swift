internal import Foundation
internal import InterfaceBuilder

// Views with a role in their superview: by a key, or in a cell's built-in style.
extension NibBuilder {
  func place(_ child: IBView, for key: String, of model: IBView, in view: UIView) {
    if key == "contentView", let content = ViewDescription.part(named: key, of: view) {
      if content.superview == nil { view.addSubview(content) }
      decode(child, into: content)
    } else if key == "contentView" || key == "view" {
      view.addSubview(make(child))
    } else if let fill = ViewDescription.of(model)?.slot(key) {
      fill(view, make(child))
    } else {
      note(child.element, .leftOut(.keyedView(key)))
    }
  }

  // MARK: Cells' styles

  /// Returns the cell's own view represented by a view of the file, with the file's attributes; nil for any other view.
  func decodedStylePart(_ model: IBView) -> UIView? {
    guard let id = model.id, let view = styleParts[id]?() else { return nil }
    decode(model, into: view)
    view.translatesAutoresizingMaskIntoConstraints = true
    return view
  }
}
