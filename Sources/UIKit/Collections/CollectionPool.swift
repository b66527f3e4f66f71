/// Where a collection's views come from: what is registered, and those no longer in sight.
@MainActor struct CollectionPool {
  private struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  private var makers: [Key: @MainActor () -> UICollectionReusableView?] = [:]
  private var unused: [Key: [UICollectionReusableView]] = [:]

  /// Registers what makes views of a kind and an identifier; nil takes a registration back.
  mutating func register(
    kind: String, identifier: String, _ makeView: (@MainActor () -> UICollectionReusableView?)?
  ) {
    makers[Key(kind: kind, identifier: identifier)] = makeView
  }

  /// Returns a view that was in use, made ready for new content, or else a new one; nil if nothing is
  /// registered.
  mutating func view(kind: String, identifier: String) -> UICollectionReusableView? {
    let key = Key(kind: kind, identifier: identifier)
    if let view = unused[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = makers[key]?() else { return nil }
    view.reuseIdentifier = identifier
    return view
  }

  mutating func give(back view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    unused[Key(kind: kind, identifier: identifier), default: []].append(view)
  }
}
