internal import Foundation
internal import InterfaceBuilder

/// The coder passed to `init(coder:)` for a collection's layout; it has no keys to decode.
final class NibLayoutCoder: NSCoder {
  let element: IBElement

  init(_ element: IBElement) {
    self.element = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}

extension NibCoder {
  /// Returns the layout of a collection; a flow layout replaces an unknown class.
  @MainActor func makeCollectionLayout() -> UICollectionViewLayout {
    guard let element = view.element.child(key: "collectionViewLayout") else {
      return UICollectionViewFlowLayout()
    }
    let coder = NibLayoutCoder(element)
    if usesCustomClasses, let name = element.customClass {
      if let type = NibRegistry.layoutClass(named: name, module: element.customModule),
        let layout = type.init(coder: coder)
      {
        return layout
      }
      note(element, .absent(.layout(name)))
    }
    return UICollectionViewFlowLayout(coder: coder) ?? UICollectionViewFlowLayout()
  }
}

extension UICollectionViewFlowLayout {
  /// Applies the file's attributes; elements of custom layouts have none.
  func apply(_ element: IBElement) {
    if let spacing = element.measure("minimumLineSpacing") { minimumLineSpacing = spacing }
    if let spacing = element.measure("minimumInteritemSpacing") {
      minimumInteritemSpacing = spacing
    }
    if element["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    if let size = element.measures("itemSize") { itemSize = size }
    if let size = element.measures("estimatedItemSize") { estimatedItemSize = size }
    if element["automaticEstimatedItemSize"] == "YES" { estimatedItemSize = Self.automaticSize }
    if let size = element.measures("headerReferenceSize") { headerReferenceSize = size }
    if let size = element.measures("footerReferenceSize") { footerReferenceSize = size }
    if let inset = element.edgeInsets("sectionInset") { sectionInset = inset }
    switch element["sectionInsetReference"] {
    case "safeArea": sectionInsetReference = .fromSafeArea
    case "layoutMargins": sectionInsetReference = .fromLayoutMargins
    default: break
    }
  }
}
