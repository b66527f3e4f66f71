import LayoutModel

extension [ConstraintChange] {
  /// The changes of one view, where a constraint that is gone and a new one in its place are one change.
  ///
  /// A new one takes the place of one at the same side, such as `left` of `leading`, or else on the same axis.
  var withReplacements: [ConstraintChange] {
    var rest = map(Optional.some)
    for isAlike in Self.likenesses {
      for place in indices {
        guard let change = rest[place], change.new == nil, let old = change.old,
          let other = rest.firstIndex(where: {
            $0?.old == nil && $0?.new.map { isAlike(old.first, $0.first) } == true
          })
        else { continue }
        rest[other] = ConstraintChange(old: old, new: rest[other]?.new)
        rest[place] = nil
      }
    }
    return rest.compactMap { $0 }
  }

  private typealias Anchor = LayoutConstraint.Anchor

  private static var likenesses: [(Anchor, Anchor) -> Bool] {
    [
      { $0.side != nil && $0.side == $1.side },
      { $0.axis != nil && $0.axis == $1.axis },
    ]
  }
}

extension LayoutConstraint.Anchor {
  fileprivate enum Axis { case horizontal, vertical }

  fileprivate enum Side { case start, end, top, bottom, width, height }

  fileprivate var side: Side? {
    switch plainAttribute {
    case "leading", "left": .start
    case "trailing", "right": .end
    case "top", "firstBaseline": .top
    case "bottom", "lastBaseline": .bottom
    case "width": .width
    case "height": .height
    default: nil
    }
  }

  /// The axis of a place; sizes are replaced by sizes only.
  fileprivate var axis: Axis? {
    switch side {
    case .start, .end: .horizontal
    case .top, .bottom: .vertical
    case .width, .height: nil
    case nil:
      plainAttribute == "centerX" ? .horizontal : plainAttribute == "centerY" ? .vertical : nil
    }
  }

  private var plainAttribute: String {
    attribute.hasSuffix("Margin") ? String(attribute.dropLast("Margin".count)) : attribute
  }
}
