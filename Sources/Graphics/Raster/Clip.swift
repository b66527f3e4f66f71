/// Where drawing has an effect: a rectangle, optionally restricted by a mask.
struct Clip {
  /// The pixels that may change.
  var bounds: PixelRect
  /// How much of each of them may change; nil for all.
  ///
  /// The bounds of the mask contain those of the clip.
  var mask: CoverageMask?

  /// Returns the clip intersected with a rectangle.
  func intersection(_ rect: PixelRect) -> Clip {
    Clip(bounds: bounds.intersection(rect), mask: mask)
  }

  /// Returns the clip intersected with a mask.
  func intersection(_ other: CoverageMask) -> Clip {
    let common = bounds.intersection(other.bounds)
    guard let mask else { return Clip(bounds: common, mask: other) }
    return Clip(bounds: common, mask: mask.intersection(other, within: common))
  }
}
