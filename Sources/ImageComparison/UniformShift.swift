import Graphics

/// Detects a shift of the whole picture's colour that clipping hides from the mean.
///
/// White cannot become brighter, nor black darker. If almost every pixel that could shift in a direction did, the whole
/// picture was shifted, even if those pixels are few, such as the text on a white cell.
struct UniformShift {
  private let reference: PixelView
  private let actual: PixelView
  private let spans: OpenSpans
  /// How many of the pixels that could shift may be unchanged.
  private let maxStationary: Int
  private let maxMeanChange: Double

  /// Of the pixels that could shift, one in twenty may be unchanged: antialiasing and rounding leave some.
  private static let movedPerStationary = 19
  /// Fewer pixels than this, or than a hundredth of the picture, are a detail.
  private static let fewestPixels = 64

  init(
    _ reference: PixelView, _ actual: PixelView, _ options: ComparisonOptions, suspectPixels: Int
  ) {
    self.reference = reference
    self.actual = actual
    let area = PixelRect(x: 0, y: 0, width: reference.width, height: reference.height)
    spans = OpenSpans(options.maskedAreas, in: area)
    maxStationary = suspectPixels / UniformShift.movedPerStationary
    maxMeanChange = options.maxMeanChange
  }

  /// Whether red, green or blue shifted as a whole.
  var exists: Bool {
    [0, 8, 16].contains { channel in
      isShifted(channel, edge: 255, sign: 1) || isShifted(channel, edge: 0, sign: -1)
    }
  }

  private struct Movement {
    var moved = 0
    var stationary = 0
    /// The sum of the shifts, in levels.
    var distance = 0
  }

  private func isShifted(_ channel: UInt32, edge: Int, sign: Int) -> Bool {
    var movement = Movement()
    for y in 0..<reference.height {
      spans.forEach(inRow: y) { start, end in
        follow(y, start, end, channel, edge: edge, sign: sign, &movement)
      }
      if movement.stationary > maxStationary { return false }
    }
    let area = reference.width * reference.height
    let free = movement.moved + movement.stationary
    return free >= max(UniformShift.fewestPixels, area / 100)
      && movement.stationary * UniformShift.movedPerStationary <= movement.moved
      && Double(movement.distance) / Double(free) > maxMeanChange
  }

  /// Examines the pixels of a row that neither picture has at the edge of the range.
  private func follow(
    _ y: Int, _ start: Int, _ end: Int, _ channel: UInt32, edge: Int, sign: Int,
    _ movement: inout Movement
  ) {
    let (first, second) = (reference.row(y), actual.row(y))
    var x = start
    while x < end {
      let before = Int((first[x] &>> channel) & 0xFF)
      let after = Int((second[x] &>> channel) & 0xFF)
      if before != edge && after != edge {
        let distance = (after &- before) &* sign
        if distance > 0 {
          movement.moved &+= 1
          movement.distance &+= distance
        } else {
          movement.stationary &+= 1
        }
      }
      x &+= 1
    }
  }
}
