import Foundation

/// How much of each pixel a shape covers: 0 is nothing, 255 all of it.
final class CoverageMask {
  /// The pixels that the mask describes; nothing outside is covered.
  let bounds: PixelRect
  /// One byte per pixel, row after row without padding.
  let bytes: UnsafeMutablePointer<UInt8>
  /// For each row a fully covered run, as its first column and the column after its last.
  private let solid: UnsafeMutablePointer<(start: Int, end: Int)>

  /// Creates a mask that covers nothing.
  init(bounds: PixelRect) {
    self.bounds = bounds
    let memory = calloc(max(1, bounds.area), 1)
    guard let memory else { preconditionFailure("\(bounds.area) bytes do not fit into memory.") }
    bytes = memory.bindMemory(to: UInt8.self, capacity: max(1, bounds.area))
    solid = .allocate(capacity: max(1, bounds.height))
    solid.initialize(repeating: (bounds.x, bounds.x), count: max(1, bounds.height))
  }

  deinit {
    free(bytes)
    solid.deallocate()
  }

  /// Returns the index of a pixel's byte.
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + ((y &- bounds.y) &* bounds.width &+ (x &- bounds.x))
  }

  /// Returns a fully covered run of a row; empty if none is known.
  func solidRun(_ y: Int) -> (start: Int, end: Int) {
    solid[y &- bounds.y]
  }

  /// Returns what both this mask and another one cover, within bounds that both have.
  func intersection(_ other: CoverageMask, within bounds: PixelRect) -> CoverageMask {
    let result = CoverageMask(bounds: bounds)
    for y in bounds.y..<bounds.maxY {
      let (first, second) = (address(bounds.x, y), other.address(bounds.x, y))
      let target = result.address(bounds.x, y)
      for x in 0..<bounds.width {
        target[x] = product(first[x], second[x])
      }
      let (run, otherRun) = (solidRun(y), other.solidRun(y))
      let start = max(run.start, otherRun.start, bounds.x)
      let end = min(run.end, otherRun.end, bounds.maxX)
      result.solid[y - bounds.y] = (start, max(start, end))
    }
    return result
  }
}

extension CoverageMask: CoverageSink {
  /// Writes a run and remembers the longest one that is solid.
  func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    memset(address(x, y), Int32(coverage), count)
    guard coverage == 255 else { return }
    let known = solidRun(y)
    if count > known.end - known.start { solid[y - bounds.y] = (x, x + count) }
  }

  func run(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>) {
    memcpy(address(x, y), coverage, count)
  }
}

/// Receives the coverage of a shape, run after run, from top to bottom and left to right.
///
/// Runs do not overlap; uncovered pixels may be left out.
protocol CoverageSink: AnyObject {
  func span(x: Int, y: Int, count: Int, coverage: UInt8)
  func run(x: Int, y: Int, count: Int, coverage: UnsafePointer<UInt8>)
}

/// Where drawing has an effect: a rectangle, optionally restricted by a mask.
struct Clip {
  /// The pixels that may change.
  var bounds: PixelRect
  /// How much of each of them may change; nil for all.
  ///
  /// The bounds of the mask contain those of the clip.
  var mask: CoverageMask?

  func intersection(_ rect: PixelRect) -> Clip {
    Clip(bounds: bounds.intersection(rect), mask: mask)
  }

  func intersection(_ other: CoverageMask) -> Clip {
    let common = bounds.intersection(other.bounds)
    guard let mask else { return Clip(bounds: common, mask: other) }
    return Clip(bounds: common, mask: mask.intersection(other, within: common))
  }
}
