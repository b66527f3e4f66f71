import Graphics

/// The columns of each row that no mask covers.
struct OpenSpans {
  private let masks: [PixelRect]
  private let width: Int

  /// Takes the masks, clipped to an area at the origin.
  init(_ masks: [PixelRect], in area: PixelRect) {
    self.masks = masks.map { $0.intersection(area) }.filter { !$0.isEmpty }.sorted { $0.x < $1.x }
    width = area.width
  }

  var isEverything: Bool { masks.isEmpty }

  /// Returns the number of pixels in the area that no mask covers.
  func count(in area: PixelRect) -> Int {
    if isEverything { return area.area }
    var count = 0
    for y in 0..<area.height { forEach(inRow: y) { count += $1 - $0 } }
    return count
  }

  /// Calls a function with each span of a row, from the left.
  func forEach(inRow y: Int, _ body: (_ start: Int, _ end: Int) -> Void) {
    var start = 0
    for mask in masks where mask.y <= y && y < mask.maxY {
      if start < mask.x { body(start, mask.x) }
      start = max(start, mask.maxX)
    }
    if start < width { body(start, width) }
  }
}
