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
  /// The value for a height determined by the content, −1.
  public nonisolated static let automaticDimension: CGFloat = -1

  public internal(set) var style: Style

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
  /// The estimated height of headers; without effect, as all are measured.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers; without effect, as all are measured.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The distance above each header; `automaticDimension`, the default, is 22 in plain tables, otherwise 0.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { setNeedsHeights() } }
  /// Whether visible rows are measured again when their content changes.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Prepares data of rows before they are visible; never called in snapshots.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows are prepared before they are visible; without effect.
  open var isPrefetchingEnabled = true
  /// Says which rows can be dragged; never called in snapshots.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Says where rows can be dropped; never called in snapshots.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged; kept.
  open var dragInteractionEnabled = false

  // MARK: Appearance

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
  /// What `separatorInset` is measured from: the cell's sides by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsRows() } }
  }
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
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited; kept, as is whether several can be.
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  var selectedPaths: [IndexPath] = []
  /// Whether the rows show their editing controls.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  var isInEditing = false
  var sectionIndexStyle = SectionIndexStyle()
  var openSwipe: OpenSwipe?

  // MARK: State

  var sections: [TableSection] = []
  /// The distance of each section from the content's top; then the height of all.
  var sectionTops: [CGFloat] = [0]
  var cells: [IndexPath: UITableViewCell] = [:]
  var reuse = ReusePool()
  /// The views that wait for their own rows while causes are proven; nil otherwise.
  var kept: KeptTableViews?
  /// The cells of a storyboard that a table view controller shows without code.
  var staticContent: StaticTableContent?
  var staleness = TableStaleness()
  var updates = ListUpdates(.table)
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

  /// Whether cells' margins keep lines short on wide screens; kept, a cell's margins are those of a phone.
  open var cellLayoutMarginsFollowReadableWidth = false

  override var sizesContentByConstraints: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    TableTiling(self).run()
  }

  override var contentProblems: [ContentProblem] { heightProblems }

  /// Plain tables continue their separators below the last row, unless they have a footer.
  override func drawContents(into canvas: inout Canvas) { drawEmptyRows(into: &canvas) }

  package override func containedSize(inWidth width: CGFloat) -> CGSize? {
    CGSize(width: width, height: wholeHeight(width: width))
  }

  /// Reloads everything from the data source, with the next layout.
  open func reloadData() {
    setNeedsReload()
    selectedPaths = []
  }

  /// Registers the class of cells with an identifier; nil unregisters it.
  ///
  /// New cells are created with `init(style: .default, reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers the nib of cells with an identifier; nil unregisters it.
  ///
  /// The first view of the file must be a table view cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, identifier)
  }

  /// Registers the class of headers and footers with an identifier; nil unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(aClass, identifier)
  }

  /// Registers the nib of headers and footers with an identifier; nil unregisters it.
  ///
  /// The first view of the file must be a `UITableViewHeaderFooterView`.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(nib, identifier)
  }

  /// Returns a reused cell or one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.cell(for: identifier)
  }

  /// Returns a reused cell or one of the registered class, with the size of the row.
  ///
  /// An unregistered identifier is a programming error and stops with UIKit's message.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { registeredCell(identifier, at: indexPath) }

  /// Returns a reused header or footer, or one of the registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.header(for: identifier)
  }

  /// The number of sections.
  open var numberOfSections: Int {
    refresh()
    return sections.count
  }

  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    refresh()
    return sections[section].rows.count
  }

  /// Returns the rectangle of a row in the table's coordinates; `.zero` if the row does not exist.
  ///
  /// Until the row and all rows above it have been visible, this is an estimate.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    refresh()
    return contains(indexPath) ? rowRect(indexPath) : .zero
  }

  /// Returns the rectangle of a section with header and footer.
  open func rect(forSection section: Int) -> CGRect {
    refresh()
    return rect(section, from: 0, height: sections[section].height)
  }

  /// Returns the rectangle of a section's header at its normal position, not pinned.
  open func rectForHeader(inSection section: Int) -> CGRect {
    refresh()
    let measures = sections[section]
    return rect(section, from: measures.headerTop, height: measures.header.height)
  }

  /// Returns the rectangle of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    refresh()
    let measures = sections[section]
    return rect(section, from: measures.footerTop, height: measures.footer.height)
  }

  /// Returns the row at a point of the table's coordinates; nil without one.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Returns the row of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the rows that intersect a rectangle, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// Returns the cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    TableTiling(self).run()
    return cells.keys.sorted().compactMap { cells[$0] }
  }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    TableTiling(self).run()
    return cells.keys.sorted()
  }

  /// Returns the header of a section, if it is a visible reusable view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    refresh()
    return sections[section].header.view as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, if it is a visible reusable view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    refresh()
    return sections[section].footer.view as? UITableViewHeaderFooterView
  }

  /// Scrolls a row to a position, within the limits of the content.
  ///
  /// The heights of rows that have never been visible are estimates, so the distance is too; the row itself is measured
  /// on arrival.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition) }

  /// Selects a row and scrolls to it; nil clears the selection.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }

  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// The selected row; the first selected if there are several.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows in the order of their selection; nil without any.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Shows the editing controls of rows or hides them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isInEditing else { return }
    isInEditing = editing
    staleness.rows = true
    setNeedsHeights()
  }

  /// Begins a group of changes, to be ended by `endUpdates`.
  open func beginUpdates() { updates.depth += 1 }

  /// Ends a group of changes: requests the heights of all rows again, and the cells of new ones.
  ///
  /// So does an empty group, which keeps the cells.
  open func endUpdates() {
    precondition(updates.depth > 0, "endUpdates was called without beginUpdates.")
    updates.depth -= 1
    if updates.depth == 0 { applyUpdates() }
  }

  /// Makes changes and applies them together, then runs the completion with true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Inserts rows of the data source; the paths are those after all changes of the group.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  /// Deletes rows; the paths are those before all changes of the group.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Reloads the cells of rows; the paths are those before all changes of the group.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  /// Configures the cells of visible rows again, which the data source must dequeue for their rows.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Inserts sections of the data source.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads the cells of sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
}
