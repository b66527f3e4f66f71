public import Foundation

/// A cell of a list: list content between accessories.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the sides of the content, in reading order.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange(from: oldValue) } }
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { contentFrameDidChange() } }
  /// The width of a step of indentation in points.
  open var indentationWidth: CGFloat = 10 { didSet { contentFrameDidChange() } }
  /// Whether leading accessories are indented too; true by default.
  open var indentsAccessories = true { didSet { contentFrameDidChange() } }

  /// Between accessories, and between them and the content's edge.
  private static let gap: CGFloat = 11.5
  /// The width of `LayoutDimension.standard` at the standard text size.
  private static let standardWidth: CGFloat = 24

  /// Returns an empty content configuration of a cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Returns the background of a cell in its list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listBackground ?? .listPlainCell()
  }

  override var listBackground: UIBackgroundConfiguration? { placement?.background }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutUpdateDepth += 1
    placeAccessories()
    placeSeparators()
    layoutUpdateDepth -= 1
  }

  override func editingDidChange() {
    super.editingDidChange()
    accessoriesDidChange(from: accessories)
  }

  /// The item's place in an outline.
  ///
  /// It indents the cell, and turns its chevron.
  func place(inOutline level: Int, isExpanded: Bool) {
    if indentationLevel != level { indentationLevel = level }
    isExpandedInOutline = isExpanded
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  private var isExpandedInOutline = false

  /// The state that configurations follow.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = isExpandedInOutline
    return state
  }

  /// The area of the lines above and below the cell, whose leading edge the app's constraints set.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    separatorGuide = guide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    return guide
  }()
  private var separatorGuide: UILayoutGuide?

  // MARK: Lists

  private var placement: ListPlacement?
  private var separators: [SeparatorView] = []

  override func place(in list: ListPlacement?) {
    placement = list
    layoutUpdateDepth += 1
    defer { layoutUpdateDepth -= 1 }
    let wanted = [true, false].filter { list?.showsSeparator(isAtTop: $0) == true }
    if separators.map(\.isAtTop) != wanted {
      for view in separators { view.removeFromSuperview() }
      separators = wanted.map { SeparatorView(isAtTop: $0, isFull: false) }
      for view in separators { addSubview(view) }
    }
    for view in separators { view.backgroundColor = list?.separators.color }
    if let list, list.isRounded || layer.maskedCorners != .all {
      layer.maskedCorners = list.isRounded ? list.corners : .all
      layer.cornerRadius = list.isRounded ? 10 : 0
      clipsToBounds = list.isRounded
    }
    setNeedsUpdateConfiguration()
  }

  private func placeSeparators() {
    guard let placement else { return }
    let thickness = 1 / traitCollection.displayScale
    for separator in separators {
      let insets = placement.separatorInsets(isAtTop: separator.isAtTop)
      let leading = insets?.leading ?? textStart
      let trailing = insets?.trailing ?? 0
      separator.frame = mirrored(
        CGRect(
          x: leading, y: separator.isAtTop ? 0 : bounds.height - thickness,
          width: max(0, bounds.width - leading - trailing), height: thickness))
    }
  }

  /// Where the app says, otherwise where the text of list content begins or the content's margin is.
  private var textStart: CGFloat {
    if let separatorGuide { return mirrored(separatorGuide.layoutFrame).minX }
    let content = mirrored(contentView.frame).minX
    return content + ((contentView as? UIListContentView)?.textStart ?? standardSideMargin)
  }

  // MARK: Accessories

  private var shown: [UICellAccessory] {
    accessories.filter { $0.isShown(isEditing: configurationState.isEditing) }
  }

  private func accessoriesDidChange(from former: [UICellAccessory]) {
    for accessory in former where accessory.view.superview === self {
      accessory.view.removeFromSuperview()
    }
    for accessory in shown { addSubview(accessory.view) }
    contentFrameDidChange()
  }

  private func contentFrameDidChange() {
    setNeedsLayout()
    invalidateEngine()
  }

  private func size(of accessory: UICellAccessory) -> CGSize {
    if let size = accessory.ownSize { return size }
    if let view = accessory.view as? AccessoryView {
      return CGSize(width: view.type.width(in: pixelGrid, systemMetrics), height: bounds.height)
    }
    return accessory.view.systemLayoutSizeFitting(.zero)
  }

  private func width(of accessory: UICellAccessory) -> CGFloat {
    switch accessory.reservedWidth {
    case .actual: size(of: accessory).width
    case .standard: Self.standardWidth
    case .custom(let width): width
    }
  }

  /// The distance of the content from the cell's side.
  private func room(isLeading: Bool) -> CGFloat {
    let widths = shown.filter { $0.isLeading == isLeading }.map(width)
    guard !widths.isEmpty else { return 0 }
    let gaps = CGFloat(widths.count - 1) * Self.gap
    return widths.reduce(standardSideMargin + gaps, +)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  override func placeContentView() {
    let leading = room(isLeading: true) + indentation
    let width = max(0, bounds.width - leading - room(isLeading: false))
    contentView.frame = mirrored(CGRect(x: leading, y: 0, width: width, height: bounds.height))
  }

  private func placeAccessories() {
    var leading = standardSideMargin + (indentsAccessories ? indentation : 0)
    var trailing = bounds.width - room(isLeading: false)
    for accessory in shown {
      accessory.follow(configurationState)
      let width = width(of: accessory)
      let size = size(of: accessory)
      let x = accessory.isLeading ? leading : trailing
      let rect = CGRect(
        x: x + (width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      accessory.view.frame = pixelGrid.moved(mirrored(rect))
      if accessory.isLeading { leading += width + Self.gap } else { trailing += width + Self.gap }
    }
  }

  /// Mirrors a rectangle whose x is measured from the leading edge.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard readsRightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Sizes

  /// A list cell is at least as tall as a standard row.
  override func contentSize(
    fitting target: CGSize, _ horizontalPriority: UILayoutPriority,
    _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    layoutUpdateDepth += 1
    placeContentView()
    layoutUpdateDepth -= 1
    let spare = bounds.width - contentView.frame.width
    let inner = CGSize(width: max(0, target.width - spare), height: target.height)
    var size = super.contentSize(fitting: inner, horizontalPriority, verticalPriority)
    size.width += spare
    if contentConfiguration is UIListContentConfiguration {
      size.height = max(size.height, UITableViewCell.standardHeight)
    }
    return size
  }

  override var contentViewMargins: NSDirectionalEdgeInsets? {
    let side = standardSideMargin
    let hasAccessory = shown.contains { !$0.isLeading }
    let margin = systemMetrics.cellMargin
    return NSDirectionalEdgeInsets(
      top: margin, leading: side, bottom: margin, trailing: hasAccessory ? 8 : side)
  }

  override var standardLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 8, leading: standardSideMargin, bottom: 8, trailing: standardSideMargin)
  }
}
