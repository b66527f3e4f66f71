public import Foundation
internal import Graphics

/// Columns of rows, of which the middle one of each column is chosen.
///
/// Rows are drawn flat, without the perspective of a wheel; those that are not chosen are fainter.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The content; not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The rows' texts or views; not retained.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the chosen rows have a background; always, as on iOS since version 7.
  open var showsSelectionIndicator = true
  private var selectedRows: [Int] = []
  private var rows: [UIView] = []
  /// The size that the rows were made for; nil if they are to be made anew.
  private var shownSize: CGSize?

  /// The number of columns.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a column.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the size of the rows of a column: the delegate's, otherwise an equal part of the width and 32 points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? equalWidth,
      height: delegate?.pickerView(self, rowHeightForComponent: component)
        ?? PickerMetrics.rowHeight)
  }

  /// The width of each column if the delegate gives none.
  var equalWidth: CGFloat {
    max(0, bounds.width - 2 * PickerMetrics.side) / CGFloat(max(1, numberOfComponents))
  }

  /// Reloads all columns with the next layout.
  open func reloadAllComponents() { contentsDidChange() }

  /// Reloads a column with the next layout.
  open func reloadComponent(_ component: Int) { contentsDidChange() }

  /// Chooses a row of a column, within the rows there are.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    while selectedRows.count <= component { selectedRows.append(0) }
    selectedRows[component] = row
    contentsDidChange()
  }

  /// Returns the chosen row of a column; −1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    guard selectedRows.indices.contains(component) else { return count > 0 ? 0 : -1 }
    return min(max(0, selectedRows[component]), count - 1)
  }

  /// Returns the view of a row; nil if the row does not exist.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// The size of Interface Builder's pickers, 320 × 216 points.
  open override var intrinsicContentSize: CGSize { PickerMetrics.size }

  /// Returns the size of Interface Builder's pickers, 320 × 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  override func setUpParts() { clipsToBounds = true }

  /// Makes and places the visible rows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // New rows request another layout, which must find nothing to do.
    guard shownSize != bounds.size else { return }
    shownSize = bounds.size
    for row in rows { row.removeFromSuperview() }
    rows = []
    for (component, column) in columns.enumerated() {
      show(component, from: column.x, width: column.width)
    }
  }

  /// Where the wheels are, from left to right.
  private var columns: [(x: CGFloat, width: CGFloat)] {
    let widths = (0..<numberOfComponents).map { rowSize(forComponent: $0).width }
    var x = bounds.midX - widths.reduce(0, +) / 2
    return widths.map { width in
      defer { x += width }
      return (x, width)
    }
  }

  private func show(_ component: Int, from x: CGFloat, width: CGFloat) {
    let height = rowSize(forComponent: component).height
    let chosen = selectedRow(inComponent: component)
    // No screen has room for more rows.
    let reach = Int((bounds.height / 2 / max(1, height)).rounded(.up), clampedTo: 0...1000)
    let last = chosen + min(numberOfRows(inComponent: component) - 1 - chosen, reach)
    for row in stride(from: max(0, chosen - reach), through: last, by: 1) {
      guard let view = self.view(forRow: row, forComponent: component) else { continue }
      view.alpha = PickerMetrics.opacity(distance: abs(row - chosen))
      view.frame = pixelGrid.moved(
        CGRect(
          x: x, y: bounds.midY + (CGFloat(row - chosen) - 0.5) * height, width: width,
          height: height))
      addSubview(view)
      rows.append(view)
    }
  }

  private func contentsDidChange() {
    shownSize = nil
    setNeedsLayout()
  }

  /// Returns a row with the delegate's text.
  func makeTitleRow(_ row: Int, _ component: Int) -> UIView {
    let label = UILabel()
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    label.textAlignment = .center
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    }
    return label
  }

  /// A wheel for each component, with its chosen row as the value.
  override var accessibilityParts: [AccessibilityPart]? {
    columns.enumerated().map { component, column in
      let (row, count) = (
        selectedRow(inComponent: component), numberOfRows(inComponent: component)
      )
      return AccessibilityPart(
        label: nil, value: row < 0 ? nil : spokenRow(row, component), traits: .adjustable,
        frame: CGRect(
          x: column.x, y: bounds.minY, width: column.width, height: bounds.height),
        place: count > 0 ? .series(index: row + 1, count: count) : nil)
    }
  }

  private func spokenRow(_ row: Int, _ component: Int) -> String? {
    view(forRow: row, forComponent: component)?.accessibilityLabel
  }

  override func drawContents(into canvas: inout Canvas) {
    let height = numberOfComponents > 0 ? rowSize(forComponent: 0).height : PickerMetrics.rowHeight
    canvas.fillRounded(
      CGRect(
        x: bounds.minX + PickerMetrics.side, y: bounds.midY - height / 2,
        width: max(0, bounds.width - 2 * PickerMetrics.side), height: height),
      radius: PickerMetrics.radius, resolved(.tertiarySystemFill))
  }
}

/// The measures of pickers.
///
/// The size is Interface Builder's. The row's height is the one that `rowSize(forComponent:)` has on iOS; font, sides
/// and corners are our choice.
enum PickerMetrics {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 21
  static let side: CGFloat = 9
  static let radius: CGFloat = 8

  /// Returns the opacity of a row by the number of rows between it and the chosen one.
  static func opacity(distance: Int) -> CGFloat { max(0.1, 1 - 0.3 * CGFloat(distance)) }
}
