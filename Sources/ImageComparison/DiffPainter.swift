import Graphics

struct DiffPainter {
  private let reference: Bitmap
  private let actual: Bitmap
  private let map: DifferenceMap
  private let masks: [PixelRect]
  private let width: Int
  private let height: Int
  /// The grey for each brightness, faint on white.
  private let faintGreys: [UInt32]

  // Words in memory order: 0xAABBGGRR. Red and yellow are those of pixelmatch's pictures.
  private static let different: UInt32 = 0xFF00_00FF
  private static let antialiased: UInt32 = 0xFF00_FFFF
  private static let removed: UInt32 = 0xFF30_3BFF
  private static let added: UInt32 = 0xFF59_C734

  private static let maskLine: UInt32 = 0xFFFF_B48C
  /// What a tint subtracts from red and green; faint greys are at least 216, so nothing underflows.
  private static let maskTint: UInt32 = 0x0000_1028

  /// The share of the brightness that is kept: enough to recognise the picture.
  private static let fade = 0.15
  /// The period of the hatching in pixels, as a mask; half of it is coloured.
  private static let hatchMask = 7

  init(
    _ reference: Bitmap, _ actual: Bitmap, _ map: DifferenceMap, masks: [PixelRect]
  ) {
    self.masks = masks
    self.reference = reference
    self.actual = actual
    self.map = map
    width = max(reference.width, actual.width)
    height = max(reference.height, actual.height)
    faintGreys = (0...255).map { brightness in
      let grey = UInt32((255 - Double(255 - brightness) * DiffPainter.fade).rounded())
      return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
  }

  func paint() -> Bitmap {
    let area = ComparedArea(reference, actual)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    bytes.withUnsafeMutableBytes { target in
      guard let words = target.bindMemory(to: UInt32.self).baseAddress else { return }
      paintFaint(reference, area.common, words)
      for mask in masks { paintMask(mask.intersection(area.common), words) }
      paintMarks(words)
      for rect in area.unshared {
        let isRemoved = reference.bounds.intersection(rect) == rect
        paintFaint(isRemoved ? reference : actual, rect, words)
        paintHatching(rect, isRemoved ? DiffPainter.removed : DiffPainter.added, words)
      }
    }
    // Two pictures within the size limit may need a diff beyond it; then the actual is used.
    return Bitmap(width: width, height: height, pixels: bytes) ?? actual
  }

  /// Paints a part of a bitmap in faint greys, translucent pixels as if on white.
  private func paintFaint(
    _ bitmap: Bitmap, _ rect: PixelRect, _ target: UnsafeMutablePointer<UInt32>
  ) {
    guard !rect.isEmpty else { return }
    bitmap.pixels.withUnsafeBytes { bytes in
      faintGreys.withUnsafeBufferPointer { greys in
        guard let base = bytes.baseAddress else { return }
        let source = base.assumingMemoryBound(to: UInt32.self)
        for y in rect.y..<rect.maxY {
          paintFaintRow(
            source + (y * bitmap.width + rect.x), target + (y * width + rect.x), rect.width, greys)
        }
      }
    }
  }

  private func paintFaintRow(
    _ source: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ greys: UnsafeBufferPointer<UInt32>
  ) {
    var last = source[0]
    var lastGrey = greys[brightness(last)]
    var x = 0
    while x < count {
      if source[x] != last {
        last = source[x]
        lastGrey = greys[brightness(last)]
      }
      target[x] = lastGrey
      x &+= 1
    }
  }

  /// Returns the brightness of a pixel on white, with the weights of ITU-R BT.601 in 1/256.
  private func brightness(_ pixel: UInt32) -> Int {
    let red = pixel & 0xFF
    let green = (pixel &>> 8) & 0xFF
    let blue = (pixel &>> 16) & 0xFF
    let luma = Int((red &* 77 &+ green &* 150 &+ blue &* 29) &>> 8)
    return min(255, luma &+ 255 &- Int(pixel &>> 24))
  }

  private func paintMarks(_ target: UnsafeMutablePointer<UInt32>) {
    guard let allMarks = map.marks, map.differentPixels + map.antialiasedPixels > 0 else {
      return
    }
    for y in 0..<map.height {
      let marks = allMarks + y &* map.width
      let row = target + y &* width
      var x = 0
      while x < map.width {
        let mark = marks[x]
        if mark != DifferenceMap.Mark.same {
          row[x] =
            mark == DifferenceMap.Mark.different ? DiffPainter.different : DiffPainter.antialiased
        }
        x &+= 1
      }
    }
  }

  /// Tints the existing grey, once however many masks cover it, and draws thin lines against the direction of the
  /// hatching.
  private func paintMask(_ rect: PixelRect, _ target: UnsafeMutablePointer<UInt32>) {
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      let row = target + y &* width
      var x = rect.x
      while x < rect.maxX {
        let isLine = (x &- y) & DiffPainter.hatchMask == 0
        if isLine {
          row[x] = DiffPainter.maskLine
        } else if (row[x] ^ row[x] &>> 8) & 0xFFFF == 0 {
          row[x] &-= DiffPainter.maskTint
        }
        x &+= 1
      }
    }
  }

  private func paintHatching(
    _ rect: PixelRect, _ color: UInt32, _ target: UnsafeMutablePointer<UInt32>
  ) {
    for y in rect.y..<rect.maxY {
      let row = target + y &* width
      var x = rect.x
      while x < rect.maxX {
        if (x &+ y) & DiffPainter.hatchMask <= DiffPainter.hatchMask / 2 { row[x] = color }
        x &+= 1
      }
    }
  }
}
