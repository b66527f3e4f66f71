extension UITableViewCell {
  /// The built-in arrangements.
  public enum CellStyle: Int, Sendable {
    /// A text with an optional picture before it.
    case `default` = 0
    /// A text at the leading edge and a detail text at the trailing one.
    case value1 = 1
    /// A tinted text that ends where a detail text begins.
    case value2 = 2
    /// A text above a smaller detail text.
    case subtitle = 3
  }

  /// What a cell shows at its trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A circled i before a chevron.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A circled i.
    case detailButton = 4
  }

  /// How a selected cell shows it.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As `default`.
    case blue = 1
    /// As `default`.
    case gray = 2
    /// With the system's grey behind its content.
    case `default` = 3
  }

  /// The control at the leading edge of a cell that is edited.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A red minus.
    case delete = 1
    /// A green plus.
    case insert = 2
  }

  /// What a table tells a cell about the row that it shows.
  package struct RowPlacement: Equatable {
    /// Whether the row is the first of its section.
    var isFirst = true
    /// Whether the row is the last of its section.
    var isLast = true
    var style = UITableView.Style.plain
    /// What fills the cell if it has no background colour of its own.
    var background = UIColor.systemBackground
    /// The colour of the separators; nil for none.
    var separatorColor: UIColor?
    /// The table's separator inset; nil for the one that follows the content.
    var separatorInset: UIEdgeInsets?
  }
}
