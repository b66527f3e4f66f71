import Foundation
internal import Graphics

/// The lines under and through a stretch of glyphs.
///
/// Positions and thicknesses come from the font's tables `post` and `OS/2`.
struct DecorationLines {
  private let stretch: LineStretch
  private let baseline: Double
  private let scale: Double

  init(of stretch: LineStretch, baseline: Double, scale: Double) {
    self.stretch = stretch
    self.baseline = baseline
    self.scale = scale
  }

  var underline: [LineDrawing.Fill] {
    guard let decoration = stretch.attributes.underline else { return [] }
    let metrics = stretch.attributes.font.underlineMetrics
    return fills(decoration, offset: -metrics.offset, thickness: metrics.thickness)
  }

  var strikethrough: [LineDrawing.Fill] {
    guard let decoration = stretch.attributes.strikethrough else { return [] }
    let attributes = stretch.attributes
    let metrics = attributes.font.strikethroughMetrics
    return fills(
      decoration, offset: -metrics.offset - attributes.baselineOffset,
      thickness: metrics.thickness)
  }

  /// Returns the rectangles of a line whose upper edge is a distance in points below the baseline.
  private func fills(
    _ decoration: TextDecoration, offset: Double, thickness: Double
  ) -> [LineDrawing.Fill] {
    let unit = max(1, (thickness * scale).rounded()) / scale
    let top = baseline + (offset * scale).rounded() / scale
    let height = decoration.thickness == .thick ? 2 * unit : unit
    let tops = decoration.thickness == .double ? [top, top + 2 * unit] : [top]
    let color = decoration.color ?? stretch.attributes.color
    guard stretch.start.isFinite, stretch.end.isFinite else { return [] }
    // A strongly negative kern moves the pen back.
    let whole = min(stretch.start, stretch.end)...max(stretch.start, stretch.end)
    let ranges = decoration.isByWord ? stretch.words : [whole]
    return tops.flatMap { top in
      ranges.flatMap { dashes(in: $0, decoration.pattern, unit: unit) }.map { dash in
        .init(
          rect: CGRect(
            x: dash.lowerBound, y: top, width: dash.upperBound - dash.lowerBound, height: height),
          color: color)
      }
    }
  }

  /// A line with more repetitions of its pattern than this is solid: it is longer than any picture.
  private static let mostPeriods = 20_000.0

  private func dashes(
    in range: ClosedRange<Double>, _ pattern: [Double], unit: Double
  ) -> [ClosedRange<Double>] {
    let period = pattern.reduce(0, +) * unit
    guard pattern.count >= 2, pattern.allSatisfy({ $0 > 0 }),
      (range.upperBound - range.lowerBound) / period < Self.mostPeriods
    else { return [range] }
    var dashes: [ClosedRange<Double>] = []
    var x = range.lowerBound
    var index = 0
    while x < range.upperBound {
      let dash = pattern[index % pattern.count] * unit
      dashes.append(x...min(x + dash, range.upperBound))
      x += dash + pattern[(index + 1) % pattern.count] * unit
      index += 2
    }
    return dashes
  }
}
