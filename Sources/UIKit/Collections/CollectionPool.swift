/// Where a collection's views come from: registered classes, and those no longer in sight.
@MainActor struct CollectionPool {
  private struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var unused: [Key: [UICollectionReusableView]] = [:]

  mutating func register(
    _ viewClass: UICollectionReusableView.Type?, kind: String, identifier: String
  ) {
    classes[Key(kind: kind, identifier: identifier)] = viewClass
  }

  /// Returns a view that was in use, made ready for new content, or else a new one; nil if nothing is
  /// registered.
  mutating func view(kind: String, identifier: String) -> UICollectionReusableView? {
    let key = Key(kind: kind, identifier: identifier)
    if let view = unused[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = classes[key] else { return nil }
    let view = UICollectionReusableView.make(viewClass)
    view.reuseIdentifier = identifier
    return view
  }

  mutating func give(back view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    unused[Key(kind: kind, identifier: identifier), default: []].append(view)
  }
}
