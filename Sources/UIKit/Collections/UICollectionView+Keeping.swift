internal import Foundation

// While causes are proven, items leave and enter the visible part; each must get its own view back, as it was.
extension UICollectionView {
  /// Whether views that leave the visible part are kept for their items, instead of reused for others.
  ///
  /// No delegate is told of views that leave and return: the picture has been drawn.
  package var keepsViews: Bool {
    get { keptViews != nil }
    set {
      for (element, view) in (keptViews ?? [:]).sorted(by: { $0.key < $1.key }) {
        giveBack(view, element)
      }
      keptViews = newValue ? [:] : nil
    }
  }

  /// Keeps a view that left the visible part; false if views are not kept.
  func keep(_ view: UICollectionReusableView, _ element: CollectionElement) -> Bool {
    guard keepsViews else { return false }
    keptViews?[element] = view
    return true
  }
}
