public import Foundation

/// A view that a collection creates, places and reuses: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier under which a collection keeps the view for reuse.
  open internal(set) var reuseIdentifier: String?
  /// The name under which the view is reused; nil for one that the app made.
  var reuseKey: ReuseKey?
  /// The transform that the layout gave last.
  var placedTransform = CATransform3DIdentity
  /// The number of ongoing layout changes that the collection need not know about.
  var layoutUpdateDepth = 0

  /// Creates a view; registered classes are created with it.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Prepares the view for new content; called before each reuse.
  open func prepareForReuse() {}

  /// Applies what is not among the public attributes.
  func place(in list: ListPlacement?) {}

  /// Applies layout attributes other than frame, alpha and visibility, which are already set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the constraints' fitting size, in whole pixels.
  ///
  /// The given size applies at priority 50 for both sides. Without constraints it is kept.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copied()
    let axes = layoutAttributes.fitting
    guard axes.width || axes.height, let size = fittingSize(for: layoutAttributes.size, axes)
    else { return fitted }
    fitted.size = axes.applying(
      CGSize(width: pixelCeiling(size.width), height: pixelCeiling(size.height)),
      to: layoutAttributes.size)
    return fitted
  }

  /// Returns the constraints' fitting size along axes, with the target's size along others; nil without
  /// constraints.
  func fittingSize(for target: CGSize, _ axes: FittedAxes) -> CGSize? {
    layoutIsConstrained ? constrainedSize(for: target, axes) : nil
  }

  func constrainedSize(for target: CGSize, _ axes: FittedAxes) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
  }

  override var isPlacedByContainer: Bool { superview is UICollectionView }

  override func layoutDidBecomeStale() {
    guard layoutUpdateDepth == 0 else { return }
    (superview as? UICollectionView)?.contentsDidChange(of: self)
  }
}

/// An item of a collection: a content view for the app's views, in front of its backgrounds.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the app's views; a content configuration replaces it.
  open internal(set) var contentView: UIView
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }
  /// The view between background and content of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }
  /// Whether the item is selected; the labels and images of its content are then highlighted.
  open var isSelected = false {
    didSet { stateDidChange(wasMarked: oldValue || isHighlighted) }
  }
  /// Whether a finger is on the item; the labels and images of its content are then highlighted.
  open var isHighlighted = false {
    didSet { stateDidChange(wasMarked: oldValue || isSelected) }
  }
  /// Whether touches reach the cell; its configurations follow it.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the cell was selected alone, whatever its collection has selected.
  var isSelectedApart = false
  /// Selects the cell as a user would, without its collection.
  package func select() {
    isSelectedApart = true
    isSelected = true
  }

  /// Whether the collection is in editing mode, which it tells its cells.
  package var isInEditing = false { didSet { editingDidChange() } }
  /// Whether the item is moved aside and shows its actions.
  var isSwiped = false { didSet { setNeedsUpdateConfiguration() } }

  func editingDidChange() { setNeedsUpdateConfiguration() }

  // MARK: Configurations

  /// A function that follows the state of a cell.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
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

  /// The state that configurations follow.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isInEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    state.isSwiped = isSwiped
    state.listBackground = listBackground
    return state
  }

  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configurations.setNeedsUpdate() }

  /// Updates configurations for a state; called before the first layout and after changes.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurations.update(for: state)
  }

  /// The background of cells of the list around the cell; nil outside a list.
  var listBackground: UIBackgroundConfiguration? { nil }

  /// Returns the default background of a cell, which is clear.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The collection and the item that size an isolated cell.
  var sizer: (collection: UICollectionView, indexPath: IndexPath)?

  /// Creates a cell; registered classes are created with it.
  public override init(frame: CGRect) {
    contentView = CollectionContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates the cell that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    contentView = CollectionContentView(frame: CGRect(origin: .zero, size: nib.frame.size))
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.init(coder: coder)
  }

  open override func layoutSubviews() {
    configurations.updateIfNeeded()
    layoutUpdateDepth += 1
    placeContentView()
    for view in [configurations.backgroundView, backgroundView, selectedBackgroundView] {
      view?.frame = bounds
    }
    layoutUpdateDepth -= 1
    super.layoutSubviews()
  }

  /// Gives the content view its frame.
  func placeContentView() { contentView.frame = bounds }

  /// Returns the size that fits the content view's constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    configurations.updateIfNeeded()
    updateConstraintsIfNeeded()
    if hasConstrainedViewsBeside(contentView) {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    guard isSizedByContent else { return sizeThatFitsInFitting(targetSize) }
    return contentSize(
      fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether constraints or a configuration size the content.
  private var isSizedByContent: Bool {
    contentConfiguration != nil || contentView.layoutIsConstrained
  }

  /// Returns the content view's size that best fits a target.
  func contentSize(
    fitting target: CGSize, _ horizontalPriority: UILayoutPriority,
    _ verticalPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalPriority,
      verticalFittingPriority: verticalPriority)
  }

  override func fittingSize(for target: CGSize, _ axes: FittedAxes) -> CGSize? {
    configurations.updateIfNeeded()
    updateConstraintsIfNeeded()
    guard isSizedByContent || hasConstrainedViewsBeside(contentView) else { return nil }
    let size = constrainedSize(for: target, axes)
    guard size.width <= 0, size.height <= 0 else { return size }
    (superview as? UICollectionView)?.warnOfZeroSize(self)
    return UICollectionViewFlowLayout.standardItemSize
  }

  private func stateDidChange(wasMarked: Bool) {
    defer { keyValueObservers?.objectDidChange() }
    let isMarked = isSelected || isHighlighted
    if wasMarked != isMarked { highlightContents(isMarked) }
    backgroundDidChange(from: nil)
    setNeedsUpdateConfiguration()
  }

  func backgroundDidChange(from former: UIView?) {
    for view in [former, selectedBackgroundView] where view?.superview === self {
      view?.removeFromSuperview()
    }
    let shown = [
      configurations.backgroundView, backgroundView,
      isSelected || isHighlighted ? selectedBackgroundView : nil,
    ]
    for (index, view) in shown.compactMap(\.self).enumerated() {
      view.frame = bounds
      insertSubview(view, at: index)
    }
  }

  package override func containedSize(inWidth width: CGFloat) -> CGSize? {
    sizer.map { $0.collection.size(of: self, at: $0.indexPath, width: width) }
  }
}

extension UICollectionViewCell: FocusFollower {
  /// Whether the cell is an item of a collection that is drawn alone.
  package var isApart: Bool { sizer != nil }

  func focusDidChange() { setNeedsUpdateConfiguration() }
}

extension UICollectionViewCell: NamedParts {
  var namedParts: [(UIView?, String)] {
    [
      (contentView, "contentView"), (backgroundView, "backgroundView"),
      (selectedBackgroundView, "selectedBackgroundView"),
    ]
  }
}

/// The content view of a collection's cell: the cell forces its size.
final class CollectionContentView: UIView {
  override var hasEncapsulatedSize: Bool { true }
}
