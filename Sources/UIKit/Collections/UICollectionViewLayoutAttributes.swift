public import Foundation

/// The placement of an item, a header or footer, or a decoration.
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)`, and is named by the layout's
/// `layoutAttributesClass`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  private struct Values: Hashable {
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
    var indexPath = IndexPath()
    /// The frame without the transform.
    var plainFrame: CGRect = .zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var isHidden = false
    var zIndex = 0
  }

  private var values = Values()
  /// The axes along which the view decides its size.
  var fitting = FittedAxes(width: true, height: true)
  /// The item's place in a list; nil elsewhere.
  var list: ListPlacement?

  /// Creates the attributes of no particular element; use an initializer that names one.
  public override init() { super.init() }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, nil, indexPath)
  }

  /// Creates the attributes of a supplementary view, such as a header or footer.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, kind, indexPath)
  }

  /// Creates the attributes of a decoration view, which the layout creates itself.
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(.decorationView, kind, indexPath)
  }

  private convenience init(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) {
    self.init()
    name(category, kind, indexPath)
  }

  /// Names the element that the attributes place.
  func name(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    (values.category, values.kind, values.indexPath) = (category, kind, indexPath)
  }

  /// Whether the element is an item, a supplementary view or a decoration.
  open var representedElementCategory: UICollectionView.ElementCategory { values.category }
  /// The kind of supplementary or decoration view; nil for an item.
  open var representedElementKind: String? { values.kind }
  /// The item, or the first item of a header's or footer's section.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }

  /// The rectangle around the transformed view, in the collection's coordinates.
  open var frame: CGRect {
    get { layerTransform.frame(of: values.plainFrame) }
    set {
      values.plainFrame = layerTransform.plainFrame(for: newValue, present: values.plainFrame)
    }
  }

  /// The size without the transform; setting it keeps the centre.
  open var size: CGSize {
    get { values.plainFrame.size }
    set {
      let center = center
      values.plainFrame.size = newValue
      self.center = center
    }
  }

  /// The middle of the view.
  open var center: CGPoint {
    get { CGPoint(x: values.plainFrame.midX, y: values.plainFrame.midY) }
    set {
      let size = values.plainFrame.size
      values.plainFrame.origin = CGPoint(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  /// The rectangle in the view's own coordinates, with the origin zero; setting it keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      precondition(newValue.origin == .zero, "Layout attributes' bounds must have a zero origin.")
      size = newValue.size
    }
  }

  /// The transform around the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform around the centre, in space.
  open var transform3D: CATransform3D {
    get { values.transform }
    set { values.transform = newValue }
  }

  /// The opacity.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// Whether the view is hidden; a collection makes no view for a hidden element.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// The order from back to front; equal ones are in the order of their index paths.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// The rectangle without the transform.
  var plainFrame: CGRect { values.plainFrame }

  private var layerTransform: LayerTransform {
    var transform = LayerTransform()
    transform.own = values.transform
    return transform
  }

  // MARK: Values

  /// Returns attributes of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.make(type(of: self))
    (copy.values, copy.fitting, copy.list) = (values, fitting, list)
    return copy
  }

  /// Returns a copy that can be changed.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  /// Whether another object has the same class and values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return type(of: other) == type(of: self) && other.values == values
  }

  /// A number that is the same for equal attributes.
  open override var hash: Int { values.hashValue }
}

extension UICollectionView {
  /// What a collection shows.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    /// A view that the data source provides beside the items, such as a header.
    case supplementaryView = 1
    /// A view that the layout provides, such as a background.
    case decorationView = 2
  }
}
