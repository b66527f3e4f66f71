/// The system's backgrounds for the parts of a list.
enum ListBackgroundStyle: Hashable, Sendable {
  /// Not part of a list.
  case none
  case plainCell, groupedCell, sidebarCell
  /// A cell of the list around it, which its state knows; of a plain one until then.
  case anyCell
  /// Clear.
  case bare

  /// The colour of a part; highlighted or selected parts have the grey of table cells.
  func color(isMarked: Bool) -> UIColor? {
    switch self {
    case .none: nil
    case .bare: .clear
    case _ where isMarked: .systemGray4
    case .plainCell, .anyCell: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    case .sidebarCell: .clear
    }
  }
}

extension UIBackgroundConfiguration {
  /// Returns the background of a cell, which `updated(for:)` adapts to the list around the cell.
  public static func listCell() -> Self { Self(.anyCell) }
  /// Returns the background of a header in any list.
  public static func listHeader() -> Self { Self(.bare) }
  /// Returns the background of a footer in any list.
  public static func listFooter() -> Self { Self(.bare) }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.bare) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.bare) }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> Self { Self(.bare) }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> Self {
    var background = Self(.sidebarCell)
    background.cornerRadius = 10
    return background
  }
  /// Returns the background of a cell in a sidebar next to a second column.
  public static func listAccompaniedSidebarCell() -> Self { Self(.sidebarCell) }
}
