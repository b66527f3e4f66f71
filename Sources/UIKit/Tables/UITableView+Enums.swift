extension UITableView {
  /// What a table's separator inset is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's sides.
    case fromCellEdges = 0
    /// The inset that the separator has by itself.
    case fromAutomaticInsets = 1
  }

  /// The table's style.
  public enum Style: Int, Sendable {
    /// Rows from side to side, with pinned headers.
    case plain = 0
    /// Groups from side to side on a grey background.
    case grouped = 1
    /// Groups with rounded corners, inset from the sides.
    case insetGrouped = 2
  }

  /// When cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// Whenever the content of a visible cell changes.
    case enabled = 1
    /// Like `enabled`, whether constraints or the app size the content.
    case enabledIncludingConstraints = 2
  }

  /// The animation of a change, which a snapshot shows completed.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    /// Keeps the middle in place.
    case middle = 6
    case automatic = 100
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it becomes visible with the least scrolling.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }
}

extension UITableViewCell {
  /// The style of separators.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    /// Lines one device pixel high.
    case singleLine = 1
  }
}
