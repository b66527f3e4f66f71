internal import Devices
public import Foundation
internal import Graphics

/// A row of a table: a content view that the app fills, or one of the built-in arrangements.
///
/// The content view has the full height of the cell, as on iOS 13 and later, and the width left by accessory, editing
/// control and indentation.
///
/// ```swift
/// let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Cell")
/// cell.textLabel?.text = "Title"
/// cell.detailTextLabel?.text = "Subtitle"
/// cell.accessoryType = .disclosureIndicator
/// ```
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The view that contains the app's views; a content configuration replaces it.
  open internal(set) var contentView: UIView
  /// The identifier under which a table keeps the cell for reuse.
  open internal(set) var reuseIdentifier: String?
  var style: CellStyle

  // MARK: Built-in content

  /// The label of the text, created on first use.
  open var textLabel: UILabel? { builtInTextLabel }
  /// The label of the detail text, created on first use; nil in the default style.
  open var detailTextLabel: UILabel? { builtInDetailTextLabel }
  /// The image before the text, created on first use; nil in style `value2`.
  open var imageView: UIImageView? { builtInImageView }
  var madeTextLabel: UILabel?
  var madeDetailTextLabel: UILabel?
  var madeImageView: UIImageView?

  // MARK: Configurations

  /// A function that follows the state of a cell.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  private(set) lazy var configurations = CellConfigurations(of: self)
  /// The cell's content; nil, the default, for the app's own views.
  ///
  /// The configuration's view replaces the content view; a view that supports the new configuration is kept.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { configurations.setContent(newValue) }
  }
  /// Whether the content configuration follows the cell's state automatically; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }
  /// The background behind the content; setting it removes the background views and the background colour.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      if newValue != nil {
        (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil)
      }
      configurations.setBackground(newValue)
    }
  }
  /// Whether the background configuration follows the cell's state automatically; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }
  /// Called when the cell's state has changed, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Accessories

  open var accessoryType: AccessoryType = .none { didSet { accessoryDidChange() } }
  /// A view at the trailing edge that replaces `accessoryType`; its size is kept.
  open var accessoryView: UIView? { didSet { accessoryDidChange() } }
  /// The accessory at the cell's trailing edge in editing mode.
  open var editingAccessoryType: AccessoryType = .none { didSet { accessoryDidChange() } }
  /// A view at the trailing edge in editing mode.
  open var editingAccessoryView: UIView? { didSet { accessoryDidChange() } }
  /// The view that currently shows the accessory.
  var shownAccessory: UIView?

  // MARK: Backgrounds and selection

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }
  /// The background of selected rows where several can be; kept, and `selectedBackgroundView` is drawn.
  open var multipleSelectionBackgroundView: UIView?
  /// The view between background and content of a selected cell; nil for the system's grey.
  open var selectedBackgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }
  open var selectionStyle: SelectionStyle = .default { didSet { backgroundDidChange(from: nil) } }
  var systemSelectionView: UIView?
  var selectionState = (isSelected: false, isHighlighted: false)

  // MARK: Editing, indentation and separators

  /// The control at the leading edge in editing mode, from the table's delegate.
  open internal(set) var editingStyle: EditingStyle = .delete
  open var shouldIndentWhileEditing = true { didSet { contentFrameDidChange() } }
  var isInEditing = false
  /// Whether the row is moved aside and shows its actions.
  var isSwiped = false { didSet { setNeedsUpdateConfiguration() } }
  var editingControl: EditingControl?
  /// Whether the cell has a control by which its row is moved; it appears in editing mode, unless the data source forbids
  /// moving the row.
  open var showsReorderControl = false { didSet { accessoryDidChange() } }
  /// Whether the data source lets the row be moved.
  var canMove = true { didSet { if canMove != oldValue { accessoryDidChange() } } }
  var reorderControl: ReorderControl?
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { contentFrameDidChange() } }
  /// The width of a step of indentation in points.
  open var indentationWidth: CGFloat = 10 { didSet { contentFrameDidChange() } }
  /// The distances of the separator from the cell's sides; `left` is the leading side.
  ///
  /// By default it is the table's, or begins at the content.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparatorInset ?? contentSeparatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  var ownSeparatorInset: UIEdgeInsets?

  // MARK: In a table

  /// The table's information about the row; nil for a cell outside a table.
  var placement: RowPlacement? {
    didSet {
      if placement != oldValue { placementDidChange() }
      if placement?.sideMargin != oldValue?.sideMargin { contentFrameDidChange() }
    }
  }
  /// Whether a cell outside a table is a row of one whose sections are inset.
  var isInsetRow = false {
    didSet { if isInsetRow != oldValue { contentFrameDidChange() } }
  }
  var separators: [UIView] = []
  /// The table and the row that size an isolated cell.
  var sizer: (table: UITableView, indexPath: IndexPath)?
  /// Whether a cell that is drawn alone is in a state that its row is not.
  var (isSelectedApart, isEditedApart) = (false, false)
  /// The cell's fitting height when its table measured it.
  package var askedHeight: CGFloat?
  /// The number of ongoing layout changes that the table need not know about.
  var layoutUpdateDepth = 0

  /// Creates a cell 320 points wide and 44 high, UIKit's size before a table sets another.
  public init(style: CellStyle, reuseIdentifier: String?) {
    let frame = CGRect(origin: .zero, size: Self.standardSize)
    contentView = UITableViewCellContentView(frame: frame)
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a cell of the default style without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates the cell that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    contentView = UITableViewCellContentView(frame: CGRect(origin: .zero, size: nib.frame.size))
    reuseIdentifier = nib.reuseIdentifier
    style = nib.cellStyle
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.init(coder: coder)
  }

  /// The height of rows whose cells do not determine one, 44 points.
  package static let standardHeight: CGFloat = 44
  private static let standardSize = CGSize(width: ScreenSize.standardWidth, height: standardHeight)

  /// Prepares the cell for new content; called before each reuse.
  open func prepareForReuse() {}

  /// Places content view, accessory and separators, then lays out by constraints.
  open override func layoutSubviews() {
    configurations.updateIfNeeded()
    placeParts()
    super.layoutSubviews()
    layOutBuiltInContent()
  }

  /// Returns the size that fits the content view's constraints; for a cell without any, the result of `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    FittingLog.current?.note(self)
    configurations.updateIfNeeded()
    updateConstraintsIfNeeded()
    if hasConstrainedViewsBeside(contentView) {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    guard contentConfiguration != nil || contentView.layoutIsConstrained else {
      return sizeWithoutConstraints(targetSize)
    }
    if contentConfiguration != nil { placeContentView() }
    let spare = bounds.width - contentFrame(in: bounds).width
    var size = contentView.fittingSize(
      FittingTarget(
        size: CGSize(width: max(0, targetSize.width - spare), height: targetSize.height),
        horizontalPriority: horizontalFittingPriority, verticalPriority: verticalFittingPriority))
    size.width += spare
    size.height = max(size.height, leastConfiguredHeight)
    return size
  }

  /// Returns the size of the built-in content in a width, at least a standard row's.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    asksForStandardHeight = !hasBuiltInContent
    return CGSize(width: size.width, height: builtInHeight(width: size.width))
  }

  /// Whether the last `sizeThatFits` was this class's own and found no content.
  private var asksForStandardHeight = false

  /// A cell with neither constraints nor content has no fitting height.
  private func sizeWithoutConstraints(_ target: CGSize) -> CGSize {
    asksForStandardHeight = false
    let size = sizeThatFitsInFitting(target)
    return asksForStandardHeight ? CGSize(width: target.width, height: 0) : size
  }

  /// Whether the cell has nothing that could need a height: neither constraints nor views of its own.
  ///
  /// iOS makes such a row as high as a standard one, without a warning.
  var hasStandardHeight: Bool {
    asksForStandardHeight && contentConfiguration == nil && constraints.isEmpty
      && contentView.constraints.isEmpty
      && contentView.storedSubviews.allSatisfy { view in
        [madeTextLabel, madeDetailTextLabel, madeImageView].contains { $0 === view }
      }
  }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { selectionState.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { selectionState.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the cell shows its editing control.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Selects or deselects the cell; a snapshot has no animations.
  open func setSelected(_ selected: Bool, animated: Bool) { mark { $0.isSelected = selected } }

  /// Sets whether the cell is highlighted.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    mark { $0.isHighlighted = highlighted }
  }

  /// Whether touches reach the cell; its configurations follow it.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Shows the editing control or hides it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let isNew = editing != isInEditing
    let state: StateMask = editing ? .showingEditControl : []
    if isNew { willTransition(to: state) }
    isInEditing = editing
    accessoryDidChange()
    setNeedsUpdateConfiguration()
    if isNew { didTransition(to: state) }
    keyValueObservers?.objectDidChange()
  }

  /// Called before the cell shows its editing control or hides it.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell showed its editing control or hid it.
  open func didTransition(to state: StateMask) {}

  // MARK: Following the state

  /// The state that configurations follow.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    state.isSwiped = isSwiped
    state.listBackground = placement?.listBackground
    return state
  }

  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

  /// Updates configurations for a state; called before the first layout and after changes.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations.update(for: state)
  }

  /// Returns an empty content configuration of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the background of a cell in its table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    placement?.listBackground ?? .listPlainCell()
  }

  // MARK: For the layout

  /// Whether a file has the cell in a table.
  var isRowOfFile = false
  override var isRow: Bool { isRowOfFile || sizer != nil || storedSuperview is UITableView }

  override var isPlacedByContainer: Bool { superview is UITableView }

  override func subviewDidChange(_ view: UIView, _ change: SubviewChange) {
    // Built-in content lies between the content view's margins.
    if case .margins = change, view === contentView { setNeedsLayout() }
  }

  /// 16 points at the sides of cells up to 393 points wide, 20 in wider ones, the system's margin above and below, and 8
  /// before an accessory (rule `row-margins`).
  override var contentViewMargins: NSDirectionalEdgeInsets? {
    let side = sideMargin
    let margin = systemMetrics.cellMargin
    return NSDirectionalEdgeInsets(
      top: margin, leading: side, bottom: margin, trailing: shownAccessory != nil ? 8 : side)
  }

  override var standardLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 8, leading: sideMargin, bottom: 8, trailing: sideMargin)
  }

  override func layoutDidBecomeStale() {
    guard layoutUpdateDepth == 0 else { return }
    (superview as? UITableView)?.contentsDidChange(of: self)
  }

  override func drawContents(into canvas: inout Canvas) {
    guard backgroundColor == nil, backgroundConfiguration == nil, let placement else { return }
    canvas.fill(bounds, placement.background.resolved(with: traitCollection))
  }

  package override func containedSize(inWidth width: CGFloat) -> CGSize? {
    sizer.map { $0.table.size(of: self, at: $0.indexPath, tableWidth: width) }
  }
}

/// The content view of a cell; UIKit's console messages name this class.
final class UITableViewCellContentView: UIView {
  override var hasEncapsulatedSize: Bool { true }

  override func subviewDidChange(_ view: UIView, _ change: SubviewChange) {
    (superview as? UITableViewCell)?.contentDidChange(view)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let cell = superview as? UITableViewCell { FittingLog.current?.note(cell) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override var standardLayoutMargins: NSDirectionalEdgeInsets {
    superview?.contentViewMargins ?? super.standardLayoutMargins
  }
}
