import Graphics

/// The area two pictures share when their top left corners are aligned, and the area only one of them has.
struct ComparedArea {
  /// The pixels in both pictures.
  let common: PixelRect
  /// The columns right of the common ones and the rows below them; at most two, which do not overlap.
  let unshared: [PixelRect]
  /// The pixels in at least one picture.
  let totalPixels: Int

  init(_ reference: Bitmap, _ actual: Bitmap) {
    let common = reference.bounds.intersection(actual.bounds)
    let wider = reference.width > actual.width ? reference : actual
    let taller = reference.height > actual.height ? reference : actual
    let right = PixelRect(
      x: common.width, y: 0, width: wider.width - common.width, height: wider.height)
    let below = PixelRect(
      x: 0, y: common.height, width: min(common.width, taller.width),
      height: taller.height - common.height)
    self.common = common
    unshared = [right, below].filter { !$0.isEmpty }
    totalPixels = common.area + unshared.reduce(0) { $0 + $1.area }
  }

  var unsharedPixels: Int { totalPixels - common.area }
}
