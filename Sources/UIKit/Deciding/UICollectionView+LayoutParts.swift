internal import LayoutModel

extension UICollectionView {
  /// The values of the parts of a compositional layout, as references store them.
  var layoutPartTexts: [String: String] {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return [:]
    }
    return layout.parts.flatMap(\.all).reduce(into: [:]) { texts, part in
      texts.merge(part.texts) { _, new in new }
    }
  }

  /// Sets a value of a part of a compositional layout.
  ///
  /// - Returns: what sets the present value back; nil if there is no such part.
  func setLayoutPart(_ key: String, to text: String?) -> DecidingProperty.Revert? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.parts.flatMap(\.all).contains(where: { key.hasPrefix($0.path) })
    else { return nil }
    let present = layout.partEdits
    layout.partEdits.add(key, text)
    return { layout.partEdits = present }
  }
}
