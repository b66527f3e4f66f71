internal import TestTerms
internal import UIKit

/// Why a view cannot be in a state.
public enum StateObstacle: Equatable, Sendable {
  /// Neither a cell nor a control.
  case plainView
  /// A table or collection, whose cells have states.
  case list
  /// A header or footer.
  case header
  /// A control that is not edited as rows are.
  case control
  /// A row that its table's data source does not let be edited.
  case notEditable
  /// A cell that is in no table or list, which would offer the actions.
  case outsideList
  /// The row or item offers no actions at that side.
  case noActions
  /// Actions at both sides.
  case bothSides
}

extension ViewState {
  /// Puts a view into the state by what UIKit calls, and returns the view to draw.
  ///
  /// - Throws: ``RenderingError/noSuchState(view:state:obstacle:)`` for a state that the view does not have.
  @MainActor func apply(to view: UIView) throws(RenderingError) -> UIView {
    guard !isSuperset(of: [.leadingSwipe, .trailingSwipe]) else {
      throw .noSuchState(
        view: view.className, state: [.leadingSwipe, .trailingSwipe], obstacle: .bothSides)
    }
    for (_, state) in Self.named where contains(state) && !state.isSwipe {
      if let obstacle = state.change(view) {
        throw .noSuchState(view: view.className, state: state, obstacle: obstacle)
      }
    }
    return try shownSwiped(view)
  }

  private var isSwipe: Bool { self == .leadingSwipe || self == .trailingSwipe }

  /// Puts a view into a single state; returns why it cannot be in it.
  @MainActor private func change(_ view: UIView) -> StateObstacle? {
    switch view {
    case let cell as UITableViewCell: return change(cell)
    case let cell as UICollectionViewCell: change(cell)
    case let control as UIControl: return change(control)
    case let table as UITableView:
      guard self == .editing else { return .list }
      table.setEditing(true, animated: false)
    case let collection as UICollectionView:
      guard self == .editing else { return .list }
      collection.isEditing = true
    case is UITableViewHeaderFooterView:
      guard self == .disabled else { return .header }
      view.isUserInteractionEnabled = false
    default: return .plainView
    }
    return nil
  }

  @MainActor private func change(_ cell: UITableViewCell) -> StateObstacle? {
    switch self {
    case .highlighted: cell.setHighlighted(true, animated: false)
    case .selected: cell.select()
    case .editing: return cell.edit() ? nil : .notEditable
    case .focused: cell.takeFocus()
    default: cell.isUserInteractionEnabled = false
    }
    return nil
  }

  @MainActor private func change(_ cell: UICollectionViewCell) {
    switch self {
    case .highlighted: cell.isHighlighted = true
    case .selected: cell.select()
    case .editing: cell.isInEditing = true
    case .focused: cell.takeFocus()
    default: cell.isUserInteractionEnabled = false
    }
  }

  @MainActor private func change(_ control: UIControl) -> StateObstacle? {
    switch self {
    case .highlighted: control.isHighlighted = true
    case .selected: control.isSelected = true
    case .focused: control.takeFocus()
    case .disabled: control.isEnabled = false
    default: return .control
    }
    return nil
  }

  /// A row beside the actions that it offers, if the state shows some.
  @MainActor private func shownSwiped(_ view: UIView) throws(RenderingError) -> UIView {
    guard let state = [.leadingSwipe, .trailingSwipe].first(where: contains) else { return view }
    let side: UITableView.SwipeSide = state == .leadingSwipe ? .leading : .trailing
    let obstacle: StateObstacle
    switch view {
    case let cell as UITableViewCell:
      if let row = SwipedRowView(cell, at: side) { return row }
      obstacle = cell.isApart ? .noActions : .outsideList
    case let cell as UICollectionViewCell:
      if let item = SwipedRowView(cell, at: side) { return item }
      obstacle = cell.isApart ? .noActions : .outsideList
    case is UITableView, is UICollectionView: obstacle = .list
    case is UITableViewHeaderFooterView: obstacle = .header
    case is UIControl: obstacle = .control
    default: obstacle = .plainView
    }
    throw .noSuchState(view: view.className, state: state, obstacle: obstacle)
  }
}
