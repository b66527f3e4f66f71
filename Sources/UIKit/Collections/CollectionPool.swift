/// The source of a collection's views: registrations, and views that are no longer visible.
@MainActor struct CollectionPool {
  private struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  private var makers: [Key: @MainActor () -> UICollectionReusableView?] = [:]
  private var unused: [Key: [UICollectionReusableView]] = [:]

  /// Registers a factory for views with a kind and an identifier; nil unregisters it.
  mutating func register(
    kind: String, identifier: String, _ makeView: (@MainActor () -> UICollectionReusableView?)?
  ) {
    makers[Key(kind: kind, identifier: identifier)] = makeView
  }

  /// Returns a reused view, prepared for new content, otherwise a new one; nil if nothing is registered.
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
