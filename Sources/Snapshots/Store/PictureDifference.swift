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
    totalPixels = max(reference.width, actual.width) * max(reference.height, actual.height)
    var count = 0
    var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for y in 0..<max(reference.height, actual.height) {
      for x in 0..<max(reference.width, actual.width) {
        let isInBoth =
          x < min(reference.width, actual.width) && y < min(reference.height, actual.height)
        guard !isInBoth || reference[x, y] != actual[x, y] else { continue }
        count += 1
        box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    differentPixels = count
    regions = [box]
    diff = actual
  }
}
