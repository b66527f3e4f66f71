internal import Foundation

// How a cell gets into a state, and what follows it.
extension UITableViewCell {
  /// Whether the cell is a row of a table that is drawn alone.
  package var isApart: Bool { sizer != nil }

  /// Selects the cell, whatever its table says of the row: other cells of the row are as they were.
  package func select() {
    isSelectedApart = true
    setSelected(true, animated: false)
  }

  /// Begins editing, with the row's style if the cell is drawn alone; returns whether the row can be edited.
  package func edit() -> Bool {
    isEditedApart = true
    guard let sizer else {
      setEditing(true, animated: false)
      return true
    }
    sizer.table.prepareEditing(self, at: sizer.indexPath)
    return isEditing
  }

  private var isMarked: Bool { selectionState.isSelected || selectionState.isHighlighted }

  func mark(_ change: (inout (isSelected: Bool, isHighlighted: Bool)) -> Void) {
    let wasMarked = isMarked
    change(&selectionState)
    if wasMarked != isMarked, selectionStyle != .none { highlightContents(isMarked) }
    backgroundDidChange(from: nil)
    setNeedsUpdateConfiguration()
    keyValueObservers?.objectDidChange()
  }
}

extension UITableViewCell: FocusFollower {
  func focusDidChange() { setNeedsUpdateConfiguration() }
}
