public import Foundation

/// A view that a collection makes, places and uses again: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which a collection keeps the view for reuse.
  public internal(set) var reuseIdentifier: String?
  /// How many changes of the layout are under way that the collection need not be told of.
  var placings = 0

  /// Creates a view; registered classes are made with it.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view ready for new content; called before each reuse.
  open func prepareForReuse() {}

  /// Takes over what the layout says beyond frame, alpha and visibility, which are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that the constraints ask for, on whole pixels.
  ///
  /// The given size is a wish at priority 50 for both sides. Without constraints it is kept.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fitted = layoutAttributes.copy()
    guard let size = fittingSize(for: layoutAttributes.size) else { return fitted }
    fitted.size = CGSize(width: pixelCeiling(size.width), height: pixelCeiling(size.height))
    return fitted
  }

  /// Returns the size that constraints ask for; nil if there are none.
  func fittingSize(for target: CGSize) -> CGSize? {
    layoutIsConstrained ? systemLayoutSizeFitting(target) : nil
  }

  override var isPlacedByContainer: Bool { superview is UICollectionView }

  override func layoutDidBecomeStale() {
    guard placings == 0 else { return }
    (superview as? UICollectionView)?.contentsDidChange(of: self)
  }
}

/// An item of a collection: a content view that the app fills, before its backgrounds.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that the app's views belong in, as large as the cell.
  public let contentView: UIView
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }
  /// The view between background and content of a selected or touched cell.
  open var selectedBackgroundView: UIView? { didSet { backgroundDidChange(from: oldValue) } }
  /// Whether the cell is shown as selected.
  open var isSelected = false { didSet { backgroundDidChange(from: nil) } }
  /// Whether the cell is shown as touched.
  open var isHighlighted = false { didSet { backgroundDidChange(from: nil) } }
  /// The collection and the item that size a cell which is shown apart from its collection.
  var sizer: (collection: UICollectionView, indexPath: IndexPath)?

  /// Creates a cell; registered classes are made with it.
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

  /// Places content and backgrounds, then lays out by constraints.
  open override func layoutSubviews() {
    placings += 1
    contentView.frame = bounds
    for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
    placings -= 1
    super.layoutSubviews()
  }

  /// Returns the size that fits the content view's constraints.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    guard contentView.layoutIsConstrained else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override func fittingSize(for target: CGSize) -> CGSize? {
    updateConstraintsIfNeeded()
    guard contentView.layoutIsConstrained else { return nil }
    let size = systemLayoutSizeFitting(target)
    guard size.width <= 0, size.height <= 0 else { return size }
    (superview as? UICollectionView)?.warnOfZeroSize(self)
    return UICollectionViewFlowLayout.standardItemSize
  }

  private func backgroundDidChange(from former: UIView?) {
    for view in [former, selectedBackgroundView] where view?.superview === self {
      view?.removeFromSuperview()
    }
    let shown = [backgroundView, isSelected || isHighlighted ? selectedBackgroundView : nil]
    for (index, view) in shown.compactMap(\.self).enumerated() {
      view.frame = bounds
      insertSubview(view, at: index)
    }
  }

  package override func containedSize(inWidth width: CGFloat) -> CGSize? {
    sizer.map { $0.collection.size(of: self, at: $0.indexPath, width: width) }
  }
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
