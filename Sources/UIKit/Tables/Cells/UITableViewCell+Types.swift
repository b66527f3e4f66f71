extension UITableViewCell {
  /// The built-in arrangements.
  public enum CellStyle: Int, Sendable {
    /// A text with an optional image before it.
    case `default` = 0
    /// A text at the leading edge and a detail text at the trailing one.
    case value1 = 1
    /// A tinted text that ends where a detail text begins.
    case value2 = 2
    /// A text above a smaller detail text.
    case subtitle = 3
  }

  /// The accessory at a cell's trailing edge.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A circled i before a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A circled i.
    case detailButton = 4
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    /// As `default`.
    case blue = 1
    /// As `default`.
    case gray = 2
    /// The system's grey behind the content.
    case `default` = 3
  }

  /// The control at the leading edge of a cell in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    /// A red minus.
    case delete = 1
    /// A green plus.
    case insert = 2
  }

  /// The information about its row that a cell gets from its table.
  package struct RowPlacement: Equatable {
    /// Whether the row is the first of its section.
    var isFirst = true
    /// Whether the row is the last of its section.
    var isLast = true
    var style = UITableView.Style.plain
    /// The background colour of a cell that sets none.
    var background = UIColor.systemBackground
    /// The colour of the separators; nil for none.
    var separatorColor: UIColor?
    /// The table's separator inset; nil for the one that follows the content.
    var separatorInset: UIEdgeInsets?
    /// Whether that inset is added to the one that follows the content.
    var addsSeparatorInset = false
    /// The margin at the sides of the table's contents; nil for the one of the row's width.
    var sideMargin: CGFloat?
    /// The room at the trailing edge that the table's index takes.
    var sectionIndexWidth: CGFloat = 0

    /// The background of a cell that asks for the list's.
    var listBackground: UIBackgroundConfiguration {
      style == .plain ? .listPlainCell() : .listGroupedCell()
    }
  }
}

extension UITableViewCell {
  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge in editing mode.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that deletes the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
