internal import Foundation

/// The background of a whole list: it fills the collection, also below the last row.
final class ListBackgroundView: UICollectionReusableView {
  nonisolated static let kind = "ListBackground"

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    backgroundColor = (layoutAttributes as? ListBackgroundAttributes)?.color
  }
}

/// The place and colour of a list's background.
final class ListBackgroundAttributes: UICollectionViewLayoutAttributes {
  private(set) var color: UIColor?

  /// Creates the attributes of a background behind everything.
  convenience init(_ color: UIColor, frame: CGRect) {
    self.init(forDecorationViewOfKind: ListBackgroundView.kind, with: IndexPath(index: 0))
    self.color = color
    self.frame = frame
    zIndex = .min
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ListBackgroundAttributes)?.color = color
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? ListBackgroundAttributes)?.color == color
  }
}
