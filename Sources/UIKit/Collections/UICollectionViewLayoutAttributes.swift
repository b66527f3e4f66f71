public import Foundation

/// The placement of an item, header or footer.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes {
  /// The item, or the first item of a header's or footer's section.
  open var indexPath: IndexPath
  /// The kind of header or footer; nil for an item.
  public let representedElementKind: String?
  /// The rectangle in the collection's coordinates.
  open var frame: CGRect = .zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// The order from back to front; equal ones are in the order of their index paths.
  open var zIndex = 0

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(kind: nil, indexPath: indexPath)
  }

  /// Creates the attributes of a supplementary view, such as a header or footer.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(kind: kind, indexPath: indexPath)
  }

  private init(kind: String?, indexPath: IndexPath) {
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// The size of the frame; setting it keeps the origin.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Returns attributes with the same values.
  open func copy() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(kind: representedElementKind, indexPath: indexPath)
    copy.frame = frame
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    return copy
  }
}
