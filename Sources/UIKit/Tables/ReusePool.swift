/// Where cells and headers of a table come from: registered classes, and those no longer in sight.
@MainActor struct ReusePool {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var cellNibs: [String: UINib] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
    cellClasses[identifier] = cellClass
    cellNibs[identifier] = nil
    cells[identifier] = nil
  }

  mutating func register(_ nib: UINib?, for identifier: String) {
    register(nil as UITableViewCell.Type?, for: identifier)
    cellNibs[identifier] = nib
  }

  mutating func register(_ viewClass: UITableViewHeaderFooterView.Type?, for identifier: String) {
    headerClasses[identifier] = viewClass
    headers[identifier] = nil
  }

  /// Returns a cell that was in use, made ready for new content, or else a new one of the registered
  /// class; nil if there is neither.
  mutating func cell(for identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let nib = cellNibs[identifier] {
      return nib.instantiate(withOwner: nil).first as? UITableViewCell
    }
    return cellClasses[identifier].map { UITableViewCell.make($0, identifier: identifier) }
  }

  mutating func header(for identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headers[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerClasses[identifier].map {
      UITableViewHeaderFooterView.make($0, identifier: identifier)
    }
  }

  /// Forgets what waits for reuse.
  mutating func forgetUnused() {
    cells = [:]
    headers = [:]
  }

  mutating func give(back cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func give(back view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    headers[identifier, default: []].append(view)
  }
}
