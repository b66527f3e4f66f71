import Graphics

/// How an actual picture differs from the reference; there is none between equal pictures.
struct PictureDifference {
  let isSizeChanged: Bool
  let differentPixels: Int
  let totalPixels: Int
  let regions: [PixelRect]
  let diff: Bitmap

  init?(reference: Bitmap, actual: Bitmap) throws {
    guard reference != actual else { return nil }
    isSizeChanged = reference.width != actual.width || reference.height != actual.height
    differentPixels = 0
    totalPixels = actual.width * actual.height
    regions = [actual.bounds]
    diff = actual
  }
}
