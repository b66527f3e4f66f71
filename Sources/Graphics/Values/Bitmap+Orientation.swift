extension Bitmap {
  /// How a stored picture must be rotated to be upright; the raw values are Exif's.
  public enum Orientation: Int, Sendable, CaseIterable {
    /// Upright as stored.
    case up = 1
    /// Left and right are exchanged.
    case upMirrored
    /// Half a turn.
    case down
    /// Top and bottom are exchanged.
    case downMirrored
    /// Rows and columns are exchanged.
    case leftMirrored
    /// To be rotated a quarter turn clockwise.
    case right
    /// Rows and columns are exchanged, and both run backwards.
    case rightMirrored
    /// To be rotated a quarter turn counterclockwise.
    case left

    /// Whether stored rows become columns.
    fileprivate var exchangesSides: Bool { rawValue >= Orientation.leftMirrored.rawValue }

    /// Whether the stored columns run backwards.
    fileprivate var reversesX: Bool {
      [.upMirrored, .down, .rightMirrored, .left].contains(self)
    }

    /// Whether the stored rows run backwards.
    fileprivate var reversesY: Bool {
      [.down, .downMirrored, .right, .rightMirrored].contains(self)
    }
  }

  /// Returns the picture upright.
  public func oriented(_ orientation: Orientation) -> Bitmap {
    guard orientation != .up else { return self }
    let exchanges = orientation.exchangesSides
    let (columns, rows) = exchanges ? (height, width) : (width, height)
    let stepX = orientation.reversesX ? -1 : 1
    let stepY = orientation.reversesY ? -width : width
    let start =
      (orientation.reversesX ? width - 1 : 0) + (orientation.reversesY ? (height - 1) * width : 0)
    let (alongRow, alongColumn) = exchanges ? (stepY, stepX) : (stepX, stepY)
    let bytes = pixels.withUnsafeBytes { source in
      [UInt8](unsafeUninitializedCapacity: source.count) { target, initialized in
        let from = source.bindMemory(to: UInt32.self)
        let to = UnsafeMutableRawBufferPointer(target).bindMemory(to: UInt32.self)
        var index = 0
        for row in 0..<rows {
          var place = start + row * alongColumn
          for _ in 0..<columns {
            to[index] = from[place]
            index &+= 1
            place &+= alongRow
          }
        }
        initialized = source.count
      }
    }
    return Bitmap(width: columns, height: rows, validPixels: bytes)
  }
}
