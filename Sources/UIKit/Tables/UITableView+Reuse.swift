internal import Foundation

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return reuse.register(for: identifier, nil) }
    let type = requireClass(of: cellClass, as: UITableViewCell.self)
    reuse.register(for: identifier) {
      type.dynamicInit(style: .default, reuseIdentifier: identifier)
    }
  }

  func registerCell(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return reuse.register(for: identifier, nil) }
    reuse.register(for: identifier) {
      let cell: UITableViewCell = nib.registeredView(for: identifier)
      cell.reuseIdentifier = nib.registeredIdentifier(cell.reuseIdentifier, for: identifier)
      return cell
    }
  }

  func registerHeader(_ aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return reuse.registerHeader(for: identifier, nil) }
    let type = requireClass(of: aClass, as: UITableViewHeaderFooterView.self)
    reuse.registerHeader(for: identifier) {
      type.dynamicInit(reuseIdentifier: identifier)
    }
  }

  func registerHeader(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return reuse.registerHeader(for: identifier, nil) }
    reuse.registerHeader(for: identifier) {
      let view: UITableViewHeaderFooterView = nib.registeredView(for: identifier)
      view.reuseIdentifier = identifier
      return view
    }
  }

  func registeredCell(_ identifier: String, at indexPath: IndexPath) -> UITableViewCell {
    if let cell = reuse.reconfigured[indexPath], cell.reuseIdentifier == identifier { return cell }
    guard let cell = reuse.cell(for: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    let height = contains(indexPath) ? heightBeforeCell(at: indexPath) : nil
    cell.frame.size = CGSize(width: rowWidth, height: height ?? cell.frame.height)
    return cell
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cells[path] else { continue }
      reuse.reconfigured[path] = cell
      let made = cellOfDataSource(path)
      reuse.reconfigured[path] = nil
      precondition(
        made === cell,
        "The cell of a reconfigured row must be dequeued for the row, with the same identifier.")
    }
  }

  private func requireClass<View: UIView>(of type: AnyClass, as expected: View.Type) -> View.Type {
    guard let type = type as? View.Type else {
      preconditionFailure("\(type) cannot be registered: it is not a subclass of \(expected).")
    }
    return type
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }
}

extension UINib {
  /// Returns the first view, which must be of the registered class.
  func registeredView<View: UIView>(for identifier: String) -> View {
    let first = instantiate(withOwner: nil).first
    guard let view = first as? View else {
      preconditionFailure(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(View.self) instance, but \(document.fileName) gives "
          + "\(first.map { "a \(type(of: $0))" } ?? "none"). A class of another module must be "
          + "registered with NibRegistry.register(_:) first.")
    }
    return view
  }

  /// Returns the identifier of the file's view, which must match if present.
  func registeredIdentifier(_ own: String?, for identifier: String) -> String {
    precondition(
      own == nil || own == identifier,
      "view reuse identifier in nib (\(own ?? "")) does not match the identifier used to register the "
        + "nib (\(identifier))")
    return identifier
  }
}
