import Graphics

/// Puts the differences of a map into few rectangles.
///
/// 1. The picture is divided into tiles. Each tile gets the smallest rectangle around its differences.
/// 2. Tiles with differences that touch, also at a corner, are one region: the letters of a changed
///    word belong together.
/// 3. Regions that overlap become one, and while there are too many the two are joined that waste the
///    least area.
struct RegionFinder {
  private let columns: Int
  private let rows: Int
  /// The rectangle around the differences of each tile, row after row; nil without differences.
  private var tiles: [PixelRect?]

  /// The side of a tile in pixels: about the width of a letter at two pixels per point.
  private static let tileSide = 16
  /// A list of more rectangles helps nobody to find a difference.
  private static let maxRegions = 16

  init(_ map: DifferenceMap) {
    let side = RegionFinder.tileSide
    columns = (map.width + side - 1) / side
    rows = (map.height + side - 1) / side
    tiles = Array(repeating: nil, count: columns * rows)
    guard map.differentPixels > 0 else { return }
    for y in 0..<map.height { addRow(y, map) }
  }

  /// Returns the regions together with further rectangles, ordered from the top, then from the left.
  func regions(and others: [PixelRect]) -> [PixelRect] {
    var regions = joiningOverlaps(connected() + others)
    while regions.count > RegionFinder.maxRegions {
      regions = joiningOverlaps(joiningCheapestPair(regions))
    }
    return regions.sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
  }

  /// Adds the differences of one row of pixels to the tiles.
  private mutating func addRow(_ y: Int, _ map: DifferenceMap) {
    let marks = map.marks + y &* map.width
    let side = RegionFinder.tileSide
    for column in 0..<columns {
      let end = min(map.width, (column &+ 1) &* side)
      var first = column &* side
      while first < end, marks[first] != DifferenceMap.Mark.different { first &+= 1 }
      guard first < end else { continue }
      var last = end &- 1
      while marks[last] != DifferenceMap.Mark.different { last &-= 1 }
      let run = PixelRect(x: first, y: y, width: last - first + 1, height: 1)
      let tile = y / side * columns + column
      tiles[tile] = tiles[tile]?.union(run) ?? run
    }
  }

  /// Returns the rectangle around each group of touching tiles.
  private func connected() -> [PixelRect] {
    var isTaken = [Bool](repeating: false, count: tiles.count)
    var regions: [PixelRect] = []
    for start in tiles.indices where !isTaken[start] {
      guard var region = tiles[start] else { continue }
      var waiting = [start]
      isTaken[start] = true
      while let tile = waiting.popLast() {
        if let rect = tiles[tile] { region = region.union(rect) }
        for next in neighbours(of: tile) where !isTaken[next] && tiles[next] != nil {
          isTaken[next] = true
          waiting.append(next)
        }
      }
      regions.append(region)
    }
    return regions
  }

  private func neighbours(of tile: Int) -> [Int] {
    let (column, row) = (tile % columns, tile / columns)
    var result: [Int] = []
    for y in max(0, row - 1)...min(rows - 1, row + 1) {
      for x in max(0, column - 1)...min(columns - 1, column + 1) { result.append(y * columns + x) }
    }
    return result
  }

  /// Joins rectangles until none overlap.
  private func joiningOverlaps(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects {
      var grown = rect
      while let index = result.firstIndex(where: { !$0.intersection(grown).isEmpty }) {
        grown = grown.union(result.remove(at: index))
      }
      result.append(grown)
    }
    return result
  }

  private func joiningCheapestPair(_ rects: [PixelRect]) -> [PixelRect] {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.index(after: first)..<rects.endIndex {
        let union = rects[first].union(rects[second])
        let waste = union.area - rects[first].area - rects[second].area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    var result = rects
    let second = result.remove(at: best.second)
    result[best.first] = result[best.first].union(second)
    return result
  }
}
