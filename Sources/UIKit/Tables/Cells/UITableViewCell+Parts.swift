internal import Foundation

// The frames of a cell's parts, and the views that show them.
extension UITableViewCell {
  /// The width of the editing control, measured on iOS 13 and later.
  private static let editingWidth: CGFloat = 40

  func accessoryDidChange() {
    let wanted = wantedAccessory()
    if shownAccessory !== wanted {
      if shownAccessory?.superview === self { shownAccessory?.removeFromSuperview() }
      shownAccessory = wanted
      if let wanted { addSubview(wanted) }
    }
    updateEditingControl()
    updateReorderControl()
    contentFrameDidChange()
  }

  private func wantedAccessory() -> UIView? {
    if let view = isInEditing ? editingAccessoryView : accessoryView { return view }
    let type = isInEditing ? editingAccessoryType : accessoryType
    if type == .none { return nil }
    if let present = shownAccessory as? AccessoryView, present.type == type { return present }
    return AccessoryView(type: type)
  }

  private func updateEditingControl() {
    let wanted = isInEditing && editingStyle != .none ? editingStyle : nil
    guard editingControl?.style != wanted else { return }
    editingControl?.removeFromSuperview()
    editingControl = wanted.map { EditingControl(style: $0) }
    if let editingControl { addSubview(editingControl) }
  }

  private func updateReorderControl() {
    let isWanted = isInEditing && showsReorderControl && canMove
    guard (reorderControl != nil) != isWanted else { return }
    reorderControl?.removeFromSuperview()
    reorderControl = isWanted ? ReorderControl(frame: .zero) : nil
    if let reorderControl { addSubview(reorderControl) }
  }

  func contentFrameDidChange() {
    setNeedsLayout()
    invalidateEngine()
  }

  // MARK: Frames

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var grid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// The safe area's insets at the sides, between which content, controls and accessories lie.
  private var sideInsets: (leading: CGFloat, trailing: CGFloat) {
    let insets = safeAreaInsets
    return isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  /// Returns the content's frame: between editing control and accessory.
  ///
  /// Indentation moves text and image of a built-in style within it, and no views of the app. Rule `indented-content`.
  func contentFrame(in bounds: CGRect) -> CGRect {
    let editing = isInEditing && shouldIndentWhileEditing ? Self.editingWidth : 0
    let insets = sideInsets
    let leading = min(bounds.width, insets.leading + editing)
    let trailing =
      insets.trailing + sectionIndexWidth + reorderWidth
      + (shownAccessory.map { $0.accessoryWidth(in: grid) + sideMargin } ?? 0)
    return inReadingDirection(
      CGRect(
        x: leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height))
  }

  /// What the control for moving the row takes of the content, with the margin beside it.
  private var reorderWidth: CGFloat {
    reorderControl == nil ? 0 : ReorderControl.width + sideMargin
  }

  private var sectionIndexWidth: CGFloat { placement?.sectionIndexWidth ?? 0 }

  /// Mirrors a rectangle whose x is measured from the leading edge.
  private func inReadingDirection(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = bounds.width - rect.maxX
    return rect
  }

  func placeParts() {
    layoutUpdateDepth += 1
    defer { layoutUpdateDepth -= 1 }
    placeContentView()
    for view in [configurations.backgroundView, backgroundView, shownSelectionView] {
      view?.frame = bounds
    }
    placeAccessory()
    editingControl?.frame = inReadingDirection(
      CGRect(x: sideInsets.leading, y: 0, width: Self.editingWidth, height: bounds.height))
    reorderControl?.frame = inReadingDirection(
      CGRect(
        x: bounds.width - sideInsets.trailing - sectionIndexWidth - reorderWidth, y: 0,
        width: ReorderControl.width, height: bounds.height))
    placeSeparators()
  }

  func placeContentView() {
    layoutUpdateDepth += 1
    contentView.frame = contentFrame(in: bounds)
    layoutUpdateDepth -= 1
  }

  private func placeAccessory() {
    guard let shownAccessory else { return }
    let width = shownAccessory.accessoryWidth(in: grid)
    let height = shownAccessory is AccessoryView ? bounds.height : shownAccessory.frame.height
    let x =
      bounds.width - sideInsets.trailing - sectionIndexWidth - reorderWidth - sideMargin - width
    shownAccessory.frame = inReadingDirection(
      CGRect(
        x: x, y: grid.snapped((bounds.height - height) / 2), width: width, height: height))
  }

  // MARK: Separators

  func placementDidChange() {
    layoutUpdateDepth += 1
    defer { layoutUpdateDepth -= 1 }
    for view in separators { view.removeFromSuperview() }
    separators = []
    if let placement { separators = placement.makeSeparators() }
    for view in separators { addSubview(view) }
    let isRounded = placement?.style == .insetGrouped
    if isRounded || layer.maskedCorners != .all {
      layer.maskedCorners = isRounded ? placement?.roundedCorners ?? [] : .all
      layer.cornerRadius = isRounded ? 10 : 0
      clipsToBounds = isRounded
    }
    setNeedsLayout()
  }

  private func placeSeparators() {
    let thickness = 1 / grid.scale
    for separator in separators.compactMap({ $0 as? SeparatorView }) {
      let inset = separator.isFull ? .zero : separatorInset
      // A common way to hide a separator is an inset wider than the cell.
      let index = separator.isFull ? 0 : sectionIndexWidth
      let width = max(0, bounds.width - inset.left - inset.right - index)
      let y = separator.isAtTop ? 0 : bounds.height - thickness
      separator.isHidden = width == 0
      separator.frame =
        width == 0
        ? .zero
        : inReadingDirection(CGRect(x: inset.left, y: y, width: width, height: thickness))
    }
  }

  /// What the table says; nil if it says nothing.
  var tableSeparatorInset: UIEdgeInsets? {
    placement?.separatorInset.map {
      placement?.addsSeparatorInset == true ? $0.plus(contentSeparatorInset) : $0
    }
  }

  /// Begins at the text of the built-in content, otherwise at the content's margin.
  var contentSeparatorInset: UIEdgeInsets {
    let content = contentFrame(in: bounds)
    let start = isRightToLeft ? bounds.width - content.maxX : content.minX
    let text = (contentView as? UIListContentView)?.textStart ?? builtInTextStart
    return UIEdgeInsets(left: start + text)
  }

  // MARK: Backgrounds

  var shownSelectionView: UIView? {
    guard selectionState.isSelected || selectionState.isHighlighted, selectionStyle != .none,
      backgroundConfiguration == nil
    else { return nil }
    return selectedBackgroundView ?? systemSelection
  }

  private var systemSelection: UIView {
    if let systemSelectionView { return systemSelectionView }
    let view = UIView(frame: bounds)
    view.backgroundColor = .systemGray4
    systemSelectionView = view
    return view
  }

  func backgroundDidChange(from former: UIView?) {
    layoutUpdateDepth += 1
    defer { layoutUpdateDepth -= 1 }
    for view in [former, systemSelectionView, selectedBackgroundView]
    where view?.superview === self { view?.removeFromSuperview() }
    let backgrounds = [configurations.backgroundView, backgroundView, shownSelectionView]
      .compactMap(\.self)
    for (index, view) in backgrounds.enumerated() {
      view.frame = bounds
      insertSubview(view, at: index)
    }
  }
}

extension UIView {
  /// The width of the view as an accessory.
  fileprivate func accessoryWidth(in grid: PixelGrid) -> CGFloat {
    (self as? AccessoryView)?.type.width(in: grid, systemMetrics) ?? frame.width
  }
}

extension UITableViewCell.RowPlacement {
  /// One below each row; a grouped section also has one above, and those at its ends have full width.
  @MainActor fileprivate func makeSeparators() -> [UIView] {
    guard let separatorColor else { return [] }
    var views: [SeparatorView] = []
    switch style {
    case .plain:
      views = [SeparatorView(isAtTop: false, isFull: false)]
    case .grouped:
      if isFirst { views.append(SeparatorView(isAtTop: true, isFull: true)) }
      views.append(SeparatorView(isAtTop: false, isFull: isLast))
    case .insetGrouped:
      if !isLast { views.append(SeparatorView(isAtTop: false, isFull: false)) }
    }
    for view in views { view.backgroundColor = separatorColor }
    return views
  }

  fileprivate var roundedCorners: CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

/// A line between rows.
final class SeparatorView: UIView {
  let isAtTop: Bool
  let isFull: Bool

  init(isAtTop: Bool, isFull: Bool) {
    self.isAtTop = isAtTop
    self.isFull = isFull
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
