internal import Foundation

/// Finds the places of elements among others.
@MainActor final class AccessiblePlaces {
  private let root: UIView
  /// The elements below views that are bars of tabs, in order.
  private var tabs: [ObjectIdentifier: [AccessibleSource.ID]] = [:]

  init(root: UIView) { self.root = root }

  func place(of source: AccessibleSource, from provider: AccessibleProvider?) -> AccessiblePlace? {
    switch provider {
    case .superview(let view): tab(source, in: view)
    case .container(let container): place(of: source.object, in: container)
    case .table(let table): cell(source.object, in: table).map(AccessiblePlace.cell)
    case nil: nil
    }
  }

  private func tab(_ source: AccessibleSource, in view: UIView) -> AccessiblePlace? {
    let ids =
      tabs[ObjectIdentifier(view)]
      ?? {
        let nodes = AccessibilityWalk(root: view).nodes(of: view)
        return VoiceOverOrder(root: view).sources(of: nodes).map(\.source.id)
      }()
    tabs[ObjectIdentifier(view)] = ids
    return ids.firstIndex(of: source.id).map { .tab(index: $0 + 1, count: ids.count) }
  }

  /// A container may not know an element that it has.
  private func place(of object: UIResponder, in container: UIResponder) -> AccessiblePlace? {
    let index = container.index(ofAccessibilityElement: object)
    let count = container.accessibilityElementCount()
    guard (0..<max(0, count)).contains(index) else { return nil }
    if container.accessibilityTraits.contains(.tabBar) {
      return .tab(index: index + 1, count: count)
    }
    let isFirst = index == 0
    guard isFirst || index == count - 1 else { return nil }
    switch container.accessibilityContainerType {
    case .list: return isFirst ? .startOfList : .endOfList
    case .landmark: return isFirst ? .startOfLandmark : .endOfLandmark
    default: return nil
    }
  }

  // MARK: Data tables

  private typealias Table = any UIAccessibilityContainerDataTable
  private typealias Cell = any UIAccessibilityContainerDataTableCell

  private func cell(_ object: UIResponder, in table: Table) -> AccessiblePlace.TableCell? {
    guard let cell = object as? Cell else { return nil }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    var place = AccessiblePlace.TableCell()
    place.row = rows.location == NSNotFound ? nil : rows.location
    place.column = columns.location == NSNotFound ? nil : columns.location
    (place.height, place.width) = (rows.length, columns.length)
    place.isFirstInRow = isFirst(place, in: table)
    var headers: [Cell] = []
    if place.isFirstInRow, let row = place.row {
      headers = (table.accessibilityHeaderElements(forRow: row) ?? []).filter {
        $0 !== cell && isInPlace($0, of: table)
      }
    }
    headers += (table.accessibilityHeaderElements(forColumn: columns.location) ?? []).filter {
      $0 !== cell && !isRead($0, justBefore: place)
    }
    place.headers = headers.compactMap { $0 as? UIResponder }.map {
      AccessiblePlace.Header(label: $0.accessibilityLabel, value: $0.accessibilityValue)
    }
    return place
  }

  private func isFirst(_ place: AccessiblePlace.TableCell, in table: Table) -> Bool {
    guard let row = place.row, let column = place.column else { return false }
    let last = min(column, max(0, table.accessibilityColumnCount()))
    return !(0..<max(0, last)).contains {
      table.accessibilityDataTableCellElement(forRow: row, column: $0) != nil
    }
  }

  /// Whether a header is a cell of the table.
  private func isInPlace(_ header: Cell, of table: Table) -> Bool {
    table.accessibilityDataTableCellElement(
      forRow: header.accessibilityRowRange().location,
      column: header.accessibilityColumnRange().location) === header
  }

  /// Whether a header is the cell above the first one of a row, which is still in the user's ear.
  private func isRead(_ header: Cell, justBefore place: AccessiblePlace.TableCell) -> Bool {
    guard place.isFirstInRow, let row = place.row else { return false }
    return header.accessibilityRowRange().location == row &- 1
      && header.accessibilityColumnRange().location == place.column
  }
}
