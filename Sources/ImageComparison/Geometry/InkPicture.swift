import Graphics

/// A picture in opaque colours, and where something is drawn on an area's background.
struct InkPicture {
  let width: Int
  let height: Int
  /// `RRGGBB` of each pixel.
  private let colors: [UInt32]

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Puts a picture on a colour, which shows where it is not opaque.
  init(_ bitmap: Bitmap, on background: UInt32 = 0xFFFFFF) {
    width = bitmap.width
    height = bitmap.height
    let count = width * height
    colors = bitmap.pixels.withUnsafeBufferPointer { bytes in
      [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
        var index = 0
        while index < count {
          buffer[index] = Self.color(bytes, index &* 4, background)
          index &+= 1
        }
        initialized = count
      }
    }
  }

  @inline(__always)
  private static func color(
    _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ background: UInt32
  ) -> UInt32 {
    let alpha = UInt32(bytes[offset &+ 3])
    var red = UInt32(bytes[offset])
    var green = UInt32(bytes[offset &+ 1])
    var blue = UInt32(bytes[offset &+ 2])
    if alpha != 255 {
      let rest = 255 &- alpha
      red &+= (background >> 16 & 0xFF) &* rest / 255
      green &+= (background >> 8 & 0xFF) &* rest / 255
      blue &+= (background & 0xFF) &* rest / 255
    }
    return min(red, 255) << 16 | min(green, 255) << 8 | min(blue, 255)
  }

  subscript(x: Int, y: Int) -> UInt32 { colors[y * width + x] }

  /// The colour of most pixels at the edges of an area, on which what is inside of it is drawn.
  func background(of area: PixelRect) -> UInt32 {
    guard !area.isEmpty else { return 0 }
    var counts: [UInt32: Int] = [:]
    for x in area.x..<area.maxX {
      counts[self[x, area.y], default: 0] += 1
      counts[self[x, area.maxY - 1], default: 0] += 1
    }
    for y in area.y..<area.maxY {
      counts[self[area.x, y], default: 0] += 1
      counts[self[area.maxX - 1, y], default: 0] += 1
    }
    // Of two colours with the same count the darker one, whatever the order of the dictionary.
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// The colour of most pixels for which another picture is mostly transparent; that of the edges if it is nowhere.
  func backdrop(of other: Bitmap) -> UInt32 {
    let step = max(1, Int((Double(width * height) / Double(Self.mostSamples)).squareRoot()))
    var counts: [UInt32: Int] = [:]
    for y in stride(from: 0, to: min(height, other.height), by: step) {
      for x in stride(from: 0, to: min(width, other.width), by: step)
      where other.pixels[(y * other.width + x) * 4 + 3] < 128 {
        counts[self[x, y], default: 0] += 1
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? background(of: bounds)
  }

  /// The share of each colour that has areas: letters and lines are thinner, and their edges have colours of their own.
  var shares: [UInt32: Double] {
    let step = max(1, Int((Double(width * height) / Double(Self.mostSamples)).squareRoot()))
    var (counts, total) = ([UInt32: Int](), 0)
    for y in stride(from: 0, to: height, by: step) {
      for x in stride(from: 0, to: width, by: step) {
        total += 1
        let color = self[x, y]
        let (right, below) = (min(x + Self.thinnest, width - 1), min(y + Self.thinnest, height - 1))
        if color == self[right, y], color == self[x, below] { counts[color, default: 0] += 1 }
      }
    }
    return counts.mapValues { Double($0) / Double(max(total, 1)) }
  }

  private static let mostSamples = 200_000
  /// The pixels to the right and below that an area has at least.
  private static let thinnest = 5

  /// The rows of an area that have something on its background.
  func rows(of area: PixelRect, on background: UInt32) -> [Span] {
    colors.withUnsafeBufferPointer { colors in
      Span.all(from: area.y, to: area.maxY) { y in
        var index = y &* width &+ area.x
        let end = index &+ area.width
        while index < end {
          if Self.isInk(colors[index], on: background) { return true }
          index &+= 1
        }
        return false
      }
    }
  }

  /// The columns of an area that have something on its background.
  func columns(of area: PixelRect, on background: UInt32) -> [Span] {
    var hasInk = [Bool](repeating: false, count: area.width)
    hasInk.withUnsafeMutableBufferPointer { hasInk in
      colors.withUnsafeBufferPointer { colors in
        var y = area.y
        while y < area.maxY {
          let start = y &* width &+ area.x
          var x = 0
          while x < area.width {
            if !hasInk[x], Self.isInk(colors[start &+ x], on: background) { hasInk[x] = true }
            x &+= 1
          }
          y &+= 1
        }
      }
    }
    return Span.all(from: area.x, to: area.maxX) { hasInk[$0 - area.x] }
  }

  /// The rectangle around what is on an area's background; the area itself if nothing is.
  func ink(in area: PixelRect) -> PixelRect {
    let background = background(of: area)
    guard let rows = rows(of: area, on: background).hull,
      let columns = columns(of: area, on: background).hull
    else { return area }
    return PixelRect(columns: columns, rows: rows)
  }

  /// The levels by which a channel has to differ; less is the faint end of a shadow or an edge.
  private static let faintest: UInt32 = 8

  @inline(__always) static func isInk(_ color: UInt32, on background: UInt32) -> Bool {
    color != background && distance(color, background) >= faintest
  }

  /// The greatest difference of a channel.
  @inline(__always) static func distance(_ one: UInt32, _ other: UInt32) -> UInt32 {
    var greatest: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 24 {
      let (a, b) = (one >> shift & 0xFF, other >> shift & 0xFF)
      greatest = max(greatest, a > b ? a &- b : b &- a)
      shift &+= 8
    }
    return greatest
  }
}
