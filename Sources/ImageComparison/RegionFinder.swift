import Graphics

/// Groups the differences of a map into a few rectangles.
///
/// 1. The picture is divided into tiles. Each tile gets the smallest rectangle around its differences.
/// 2. Tiles with differences that touch, also at a corner, are one region: the letters of a changed
///    word belong together.
/// 3. Regions that overlap are merged; while there are too many, the two that waste the least area are merged.
struct RegionFinder {
  private let tiles: TileGrid

  /// A longer list does not help anybody find a difference.
  private static let maxRegions = 16

  init(_ tiles: TileGrid) { self.tiles = tiles }

  /// Returns the regions together with additional rectangles, ordered from the top, then from the left.
  func regions(and others: [PixelRect]) -> [PixelRect] {
    var regions = joiningOverlaps(connected() + others)
    while regions.count > RegionFinder.maxRegions {
      regions = joiningOverlaps(joiningCheapestPair(regions))
    }
    return regions.sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
  }

  /// Returns the rectangle around each group of touching tiles.
  private func connected() -> [PixelRect] {
    var isTaken = [Bool](repeating: false, count: tiles.count)
    var regions: [PixelRect] = []
    var waiting: [Int] = []
    var tile = 0
    while tile < isTaken.count {
      if !tiles.isEmpty(tile) && !isTaken[tile] {
        isTaken[tile] = true
        waiting.append(tile)
        regions.append(region(tiles[tile], &waiting, &isTaken))
      }
      tile &+= 1
    }
    return regions
  }

  /// Returns the rectangle around the tiles reached from the waiting ones.
  private func region(
    _ start: PixelRect, _ waiting: inout [Int], _ isTaken: inout [Bool]
  ) -> PixelRect {
    var region = start
    while let tile = waiting.popLast() {
      let (column, row) = (tile % tiles.columns, tile / tiles.columns)
      for y in max(0, row - 1)...min(tiles.rows - 1, row + 1) {
        for x in max(0, column - 1)...min(tiles.columns - 1, column + 1) {
          let next = y * tiles.columns + x
          guard !isTaken[next], !tiles.isEmpty(next) else { continue }
          isTaken[next] = true
          region = region.union(tiles[next])
          waiting.append(next)
        }
      }
    }
    return region
  }

  /// Merges rectangles until none overlap.
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
