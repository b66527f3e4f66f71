internal import Foundation

/// The source of a table's cells and headers: registrations, and views that have left the visible part.
@MainActor struct ReusePool {
  private var cellMakers: [String: @MainActor () -> UITableViewCell?] = [:]
  private var headerMakers: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  /// The cells that are being reconfigured: dequeuing for their rows returns them.
  var reconfigured: [IndexPath: UITableViewCell] = [:]

  /// Registers a factory for cells with an identifier; nil unregisters it.
  mutating func register(
    for identifier: String, _ makeCell: (@MainActor () -> UITableViewCell?)?
  ) {
    cellMakers[identifier] = makeCell
    cells[identifier] = nil
  }

  /// Registers a factory for headers and footers with an identifier; nil unregisters it.
  mutating func registerHeader(
    for identifier: String, _ makeView: (@MainActor () -> UITableViewHeaderFooterView?)?
  ) {
    headerMakers[identifier] = makeView
    headers[identifier] = nil
  }

  /// Returns a reused cell, prepared for new content, otherwise a new one; nil if nothing is registered.
  mutating func cell(for identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[identifier]?()
  }

  mutating func header(for identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headers[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerMakers[identifier]?()
  }

  /// Drops the views waiting for reuse.
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
