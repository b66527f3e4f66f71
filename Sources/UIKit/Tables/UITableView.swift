public import Foundation
internal import LayoutModel

/// A column of rows in sections; only visible rows have cells.
///
/// A row's height comes from the delegate or `rowHeight`; with `automaticDimension` it is the cell's fitting height at
/// the table's width, rounded up to a device pixel, once the row has been visible. Until then it is estimated.
///
/// ```swift
/// let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// table.register(BasicCell.self, forCellReuseIdentifier: "Cell")
/// table.dataSource = feed
/// table.layoutIfNeeded()
/// print(table.rectForRow(at: IndexPath(row: 0, section: 0)))
/// ```
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The table's style.
  public enum Style: Int, Sendable {
    /// Rows from side to side, with pinned headers.
    case plain = 0
    /// Groups from side to side on a grey background.
    case grouped = 1
    /// Groups with rounded corners, inset from the sides.
    case insetGrouped = 2
  }

  /// The value for a height determined by the content, −1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The table's style.
  public let style: Style

  /// The data source; not retained.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  /// The delegate, which sizes the rows; not retained.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      setNeedsReload()
    }
  }

  // MARK: Heights

  /// The height of each row in points; `automaticDimension` by default.
  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsHeights() } }
  /// The estimated row height in points; 0 turns estimates and self-sizing off.
  ///
  /// `automaticDimension`, the default, estimates a standard row's height.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { setNeedsHeights() } }
  /// The height of headers; `automaticDimension` by default.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsHeights() } }
  /// The height of footers; `automaticDimension` by default.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsHeights() } }
  /// The distance above each header; `automaticDimension`, the default, is 22 in plain tables, otherwise 0.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsHeights() } }
  /// Whether visible rows are measured again when their content changes.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// When cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when requested.
    case disabled = 0
    /// Whenever the content of a visible cell changes.
    case enabled = 1
    /// Like `enabled`, whether constraints or the app size the content.
    case enabledIncludingConstraints = 2
  }

  // MARK: Appearance

  /// The style of separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsRows() } }
  /// The colour of separators, `UIColor.separator` by default.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsRows() } }
  /// The distances of separators from the sides; `left` is the leading side.
  ///
  /// By default each begins at its row's content.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(left: standardSideMargin) }
    set {
      ownSeparatorInset = newValue
      setNeedsRows()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?
  /// The view behind the rows, as large as the table; it does not scroll.
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  /// The view above all sections; it keeps the height of its frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below all sections; it keeps the height of its frame.
  ///
  /// With one, even an empty one, a plain table draws no separators below its last row.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  // MARK: Selection and editing

  /// Whether rows can be selected by touch; code always can select them.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  var selectedPaths: [IndexPath] = []
  /// Whether the rows show their editing controls.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  var isInEditing = false

  // MARK: State

  var sections: [TableSection] = []
  /// The distance of each section from the content's top; then the height of all.
  var sectionTops: [CGFloat] = [0]
  var cells: [IndexPath: UITableViewCell] = [:]
  var reuse = ReusePool()
  /// The cells of a storyboard that a table view controller shows without code.
  var staticContent: StaticTableContent?
  var staleness = TableStaleness()
  var updates = TableUpdates()
  /// The rows whose height the delegate is currently computing.
  var pathsBeingSized: Set<IndexPath> = []
  var hasWarnedOfZeroHeight: String?
  /// The first row that was still to be measured again after the layout of the whole table.
  var unsettledRow: IndexPath?
  var isTiling = false
  /// Whether the offset is limited to the content.
  var isFollowingContent: Bool { staleness.traits != nil && contentSize.height > 0 }
  /// The measuring cost so far, for the sizing audit.
  package var measurements = TableMeasurements()

  /// Creates a table; the style cannot be changed later.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates the table that an Interface Builder file describes; nil for any other archive.
  ///
  /// Its prototypes are registered by their reuse identifiers.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    style = nib.tableStyle
    super.init(coder: coder)
    backgroundColor =
      backgroundColor ?? (style == .plain ? .systemBackground : .systemGroupedBackground)
  }

  override var sizesContentByConstraints: Bool { false }

  /// Creates, measures and places the visible cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    TableTiling(self).run()
  }

  override var contentProblems: [ContentProblem] {
    [
      hasWarnedOfZeroHeight.map { ContentProblem(kind: .zeroHeight, message: $0) },
      unsettledRowMessage.map { ContentProblem(kind: .unsettledHeight, message: $0) },
    ].compactMap(\.self)
  }

  /// Plain tables continue their separators below the last row, unless they have a footer.
  override func drawContents(into canvas: inout Canvas) {
    drawEmptyRows(into: &canvas)
  }

  package override func containedSize(inWidth width: CGFloat) -> CGSize? {
    CGSize(width: width, height: wholeHeight(width: width))
  }

  private func replace(_ former: UIView?, with view: UIView?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    if let view { addSubview(view) }
    setNeedsRows()
  }
}

extension UITableViewCell {
  /// The style of separators.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// Lines one device pixel high.
    case singleLine = 1
  }
}

/// The cost of measuring rows.
package struct TableMeasurements: Sendable {
  /// How often the data source created a cell.
  package var cells = 0
  /// How often a cell was measured.
  package var measured = 0
}

/// The parts of a table that must be updated before it is shown.
struct TableStaleness {
  /// The data source must be reloaded.
  var data = true
  /// Heights must be requested and measured again.
  var heights = true
  /// Cells must be placed again, although they have not changed.
  var rows = true
  /// The rows whose content has changed since they were measured.
  var contents: Set<IndexPath> = []
  var width: CGFloat = -1
  var traits: UITraitCollection?
}
