internal import Foundation

// Single views of a collection: made, placed, measured and removed.
extension UICollectionView {
  /// Ensures that the placed views exist.
  func prepare(_ attributes: UICollectionViewLayoutAttributes) {
    let element = CollectionElement(attributes)
    guard views[element] == nil else { return }
    let kept = keptViews?.removeValue(forKey: element)
    guard let view = kept ?? makeView(element) else { return }
    views[element] = view
    view.place(in: attributes.list)
    view.layoutUpdateDepth += 1
    view.frame = placedFrame(attributes)
    addSubview(view)
    view.layoutUpdateDepth -= 1
    if kept == nil { willDisplay(view, element) }
  }

  private func willDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch element.category {
    case .cell: willDisplay(view, at: element.indexPath)
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind,
        at: element.indexPath)
    case .decorationView: break
    }
  }

  private func makeView(_ element: CollectionElement) -> UICollectionReusableView? {
    switch element.category {
    case .cell: dataSource?.collectionView(self, cellForItemAt: element.indexPath)
    case .supplementaryView:
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
    case .decorationView: collectionViewLayout.makeDecoration(element.kind)
    }
  }

  private func willDisplay(_ view: UICollectionReusableView, at path: IndexPath) {
    guard let cell = view as? UICollectionViewCell else { return }
    let isSelected = selectedPaths.contains(path) || cell.isSelectedApart
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isInEditing != isEditing { cell.isInEditing = isEditing }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  func editingDidChange() {
    for element in views.keys.sorted() {
      if let cell = views[element] as? UICollectionViewCell { cell.isInEditing = isEditing }
    }
  }

  func place(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = views[CollectionElement(attributes)] else { return }
    view.layoutUpdateDepth += 1
    defer { view.layoutUpdateDepth -= 1 }
    // A transform that the app gave the view stays until the layout has one.
    if view.placedTransform != attributes.transform3D {
      view.transform3D = attributes.transform3D
      view.placedTransform = attributes.transform3D
    }
    let frame = placedFrame(attributes)
    let isCell = attributes.representedElementCategory == .cell
    view.place(
      isCell ? placeSwipeActions(besideItemAt: attributes.indexPath, in: frame) : frame)
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.place(in: attributes.list)
    view.apply(attributes)
  }

  func preferredAttributes(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    view.layoutUpdateDepth += 1
    defer { view.layoutUpdateDepth -= 1 }
    return view.preferredLayoutAttributesFitting(attributes.copied())
  }

  /// The frame without the transform, in reading direction.
  private func placedFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    var frame = attributes.plainFrame
    if collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection,
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    {
      frame.origin.x = collectionViewLayout.collectionViewContentSize.width - frame.maxX
    }
    return frame
  }

  func remove(_ element: CollectionElement) {
    if element.category == .cell, element.indexPath == openSwipe?.path { hideSwipeActions() }
    guard let view = views.removeValue(forKey: element) else { return }
    view.removeFromSuperview()
    measured.remove(element)
    guard !keep(view, element) else { return }
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
        at: element.indexPath)
    case .decorationView: break
    }
    giveBack(view, element)
  }

  /// Gives a view to those that wait for reuse.
  func giveBack(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch element.category {
    case .cell, .supplementaryView: pool.give(back: view, kind: element.kind)
    case .decorationView: collectionViewLayout.decorations.give(back: view, kind: element.kind)
    }
  }
}

extension UICollectionViewLayout {
  /// Returns a decoration of a registered kind; others stop with UIKit's message.
  fileprivate func makeDecoration(_ kind: String) -> UICollectionReusableView {
    guard let view = decorations.view(kind: kind, .identifier(kind)) else {
      preconditionFailure(
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib "
          + "or connect a prototype in a storyboard")
    }
    return view
  }
}
