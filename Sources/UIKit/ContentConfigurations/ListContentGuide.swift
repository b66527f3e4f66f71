internal import Foundation

/// The guide of a part of list content.
///
/// It has the part's frame of the last layout: the content places its parts by its own rules, and constraints follow.
class ListContentGuide: SystemGuide {
  /// The distances of the part from the sides of the content.
  fileprivate var insets = UIEdgeInsets.zero

  override var systemInsets: UIEdgeInsets? { insets }

  /// The part's frame, of those of all parts.
  fileprivate class func frame(in frames: ListContentArrangement.Frames) -> CGRect { .zero }
}

final class ListTextGuide: ListContentGuide {
  override class var name: String { "UIListContentViewTextLayoutGuide" }

  fileprivate override class func frame(in frames: ListContentArrangement.Frames) -> CGRect {
    frames.text
  }
}

final class ListSecondaryTextGuide: ListContentGuide {
  override class var name: String { "UIListContentViewSecondaryTextLayoutGuide" }

  fileprivate override class func frame(in frames: ListContentArrangement.Frames) -> CGRect {
    frames.secondaryText
  }
}

final class ListImageGuide: ListContentGuide {
  override class var name: String { "UIListContentViewImageLayoutGuide" }

  fileprivate override class func frame(in frames: ListContentArrangement.Frames) -> CGRect {
    frames.image
  }
}

extension UIListContentView {
  /// Moves the guides to the frames of their parts, in the coordinates of a view of a size.
  func placeGuides(at frames: ListContentArrangement.Frames, in size: CGSize) {
    for case let guide as ListContentGuide in systemGuides {
      let frame = type(of: guide).frame(in: frames)
      let insets = UIEdgeInsets(
        top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY,
        right: size.width - frame.maxX)
      guard guide.insets != insets else { continue }
      guide.insets = insets
      invalidateEngine()
    }
  }
}
