import Foundation

extension Polyline {
  /// A line with more dashes than this is drawn solid.
  private static let dashLimit = 20_000.0

  /// Returns the dashes of a pattern of lengths and gaps in turn, each an open line.
  func dashes(_ pattern: [Double], phase: Double) -> [Polyline] {
    // A pattern with an odd number of lengths swaps dashes and gaps on each repetition.
    let lengths = (pattern.count % 2 == 0 ? pattern : pattern + pattern).map { max(0, $0) }
    let period = lengths.reduce(0, +)
    // Of a pattern without an end, no phase lies in the first period.
    guard period > 0, period.isFinite, phase.isFinite,
      length / period * Double(lengths.count) < Polyline.dashLimit
    else { return [self] }
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var cuts: [(start: Double, end: Double)] = []
    var place = -rest
    let total = length
    while place < total {
      let end = place + lengths[index]
      if index % 2 == 0, end >= 0 { cuts.append((max(0, place), min(end, total))) }
      place = end
      index = (index + 1) % lengths.count
    }
    return parts(cuts)
  }

  /// Returns the parts between pairs of lengths from the start, in ascending order.
  func parts(_ cuts: [(start: Double, end: Double)]) -> [Polyline] {
    let all = opened.points
    var result: [Polyline] = []
    var segment = 0
    var passed = 0.0
    for cut in cuts {
      while segment + 2 < all.count,
        passed + distance(all[segment].place, all[segment + 1].place) <= cut.start
      {
        passed += distance(all[segment].place, all[segment + 1].place)
        segment += 1
      }
      result.append(Polyline.part(of: all, from: segment, passed: passed, cut))
    }
    return result
  }

  private static func part(
    of all: [Point], from segment: Int, passed: Double, _ cut: (start: Double, end: Double)
  ) -> Polyline {
    var line = Polyline(hasLine: true)
    var passed = passed
    for index in segment..<max(segment, all.count - 1) {
      let (from, to) = (all[index], all[index + 1])
      let length = distance(from.place, to.place)
      if line.points.isEmpty {
        line.append(from.place.toward(to.place, length > 0 ? (cut.start - passed) / length : 0))
      }
      if passed + length >= cut.end {
        line.append(from.place.toward(to.place, length > 0 ? (cut.end - passed) / length : 0))
        return line
      }
      line.append(to.place, isSmooth: to.isSmooth)
      passed += length
    }
    return line
  }
}

extension Path {
  /// Returns the part of the path between two fractions of its length, 0…1, in straight lines.
  public func trimmed(from start: Double, to end: Double) -> Path {
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return Path() }
    // A quarter of what is visible at three pixels per point.
    let lines = polylines(flatness: Outline.flatness / 4)
    let total = lines.reduce(0) { $0 + $1.length }
    var result = Path()
    var passed = 0.0
    for line in lines {
      let length = line.length
      let from = max(0, start * total - passed)
      let to = min(length, end * total - passed)
      if from <= 0, to >= length {
        result.append(Path(line))
      } else if from < to {
        for part in line.parts([(from, to)]) { result.append(Path(part)) }
      }
      passed += length
    }
    return result
  }

  /// The path as straight lines, without subpaths that draw nothing.
  public var flattened: Path {
    var result = Path()
    for line in polylines(flatness: Outline.flatness / 4) { result.append(Path(line)) }
    return result
  }

  fileprivate init(_ line: Polyline) {
    self.init()
    for (index, point) in line.points.enumerated() {
      if index == 0 { move(to: point.place) } else { addLine(to: point.place) }
    }
    if line.isClosed { close() }
  }
}
