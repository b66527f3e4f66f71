public import Foundation

extension UITableView {
  /// Registers the class that makes cells of an identifier; nil takes a registration back.
  ///
  /// New cells are made with `init(style: .default, reuseIdentifier:)`.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(
      cellClass.map { requireClass(of: $0, as: UITableViewCell.self) }, for: identifier)
  }

  /// Registers the file that makes cells of an identifier; nil takes a registration back.
  ///
  /// The first view of the file must be a table's cell.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: identifier)
  }

  /// Registers the class that makes headers and footers of an identifier; nil takes it back.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(
      aClass.map { requireClass(of: $0, as: UITableViewHeaderFooterView.self) }, for: identifier)
  }

  private func requireClass<View: UIView>(of type: AnyClass, as expected: View.Type) -> View.Type {
    guard let type = type as? View.Type else {
      preconditionFailure("\(type) cannot be registered: it is no subclass of \(expected).")
    }
    return type
  }

  /// Returns a cell for reuse or of the registered class; nil if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.cell(for: identifier)
  }

  /// Returns a cell for reuse or of the registered class, with the size of the row.
  ///
  /// An identifier that nothing is registered for is a mistake of the caller and stops with UIKit's
  /// message.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = reuse.cell(for: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    let height = contains(indexPath) ? heightBeforeCell(at: indexPath) : nil
    cell.frame.size = CGSize(width: rowWidth, height: height ?? cell.frame.height)
    return cell
  }

  /// Returns a header or footer for reuse or of the registered class; nil if there is neither.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.header(for: identifier)
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }
}
