internal import Foundation

/// The contents of a section that is scrolled across its layout's direction, along which all lengths are.
@MainActor struct OrthogonalContents {
  /// A group's place, from the first group's start while the section is at its beginning.
  struct Group {
    let items: Range<Int>
    let start: CGFloat
    let length: CGFloat
  }

  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The length of all groups.
  var length: CGFloat = 0
  /// The length of the part that is visible between the section's insets.
  let visibleLength: CGFloat
  /// The layout's length, by which pages are scrolled.
  let pageLength: CGFloat
  var groups: [Group] = []

  /// Where in the visible part an item is brought.
  enum Position {
    case start, middle, end
  }

  /// Returns how far the section is scrolled to show an item, if its behaviour lets it stop there.
  func offset(to item: Int, start: CGFloat, length: CGFloat, at position: Position) -> CGFloat {
    let group = groups.first { $0.items.contains(item) }
    switch behavior {
    case .none: return 0
    case .continuous:
      let room = visibleLength - length
      switch position {
      case .start: return limited(start)
      case .middle: return limited(start - room / 2)
      case .end: return limited(start - room)
      }
    case .continuousGroupLeadingBoundary, .groupPaging: return limited(group?.start ?? 0)
    case .groupPagingCentered:
      // The first group is in the middle already.
      guard let group, let first = groups.first else { return 0 }
      return group.start + group.length / 2 - first.start - first.length / 2
    case .paging:
      guard pageLength > 0 else { return 0 }
      return limited((start / pageLength).rounded(.down) * pageLength)
    }
  }

  private func limited(_ offset: CGFloat) -> CGFloat {
    min(max(0, offset), max(0, length - visibleLength))
  }
}

extension UICollectionView.ScrollPosition {
  /// Where an item is brought along an axis; nil if the position says nothing about it.
  @MainActor func along(_ axis: GroupAxis, isMirrored: Bool) -> OrthogonalContents.Position? {
    let (first, middle, last): (Self, Self, Self) =
      axis.isHorizontal
      ? (isMirrored ? .right : .left, .centeredHorizontally, isMirrored ? .left : .right)
      : (.top, .centeredVertically, .bottom)
    if contains(first) { return .start }
    if contains(middle) { return .middle }
    return contains(last) ? .end : nil
  }
}
