import Graphics

/// Two pictures as a list of cells gives them: photos, lines of text and separators on white; in the second one some
/// lines are half a pixel further right and some boxes are new.
public struct Pictures: Sendable {
  let first: Bitmap
  let second: Bitmap
  /// A copy of the first one.
  let copy: Bitmap

  /// A cell of 320 points, and the screen of a phone.
  public static let sizes = [("cell", 640, 200), ("screen", 1170, 2532)]

  init(width: Int, height: Int) throws {
    let page = Page(width: width, height: height)
    first = try page.bitmap(isChanged: false)
    second = try page.bitmap(isChanged: true)
    copy = try page.bitmap(isChanged: false)
  }
}

private struct Page {
  let width: Int
  let height: Int
  private let rowHeight = 200
  private let photo = 40..<200

  func bitmap(isChanged: Bool) throws -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y, isChanged)
        bytes[(y * width + x) * 4] = color.0
        bytes[(y * width + x) * 4 + 1] = color.1
        bytes[(y * width + x) * 4 + 2] = color.2
      }
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: bytes) else {
      throw CompareError.impossibleSize
    }
    return bitmap
  }

  private func color(_ x: Int, _ y: Int, _ isChanged: Bool) -> (UInt8, UInt8, UInt8) {
    let (row, line) = (y / rowHeight, y % rowHeight)
    if isChanged, row % 3 == 0, x > width - 60, x < width - 28, line > 150, line < 160 {
      return (255, 59, 48)
    }
    if line == rowHeight - 1 { return (200, 199, 204) }
    if photo.contains(x), photo.contains(line) { return noise(x, y) }
    guard x > 230, x < width - 60, line > 20, line < 180, line % 38 < 22 else {
      return (255, 255, 255)
    }
    // Strokes with soft edges, at the positions of an imagined script.
    let isMoved = isChanged && row % 9 == 4 % 9
    let place = x * 2 + (isMoved ? 1 : 0) + hash(line / 38, row) % 64
    let ink = [255, 190, 60, 0, 60, 190, 255, 255][place / 2 % 8] + (place % 2 == 0 ? 0 : 20)
    let level = UInt8(min(255, ink + hash(x / 40, line / 38) % 3 * 40))
    return (level, level, level)
  }

  private func noise(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8) {
    let grain = hash(x, y) % 9
    return (
      UInt8(x % 160 + 40 + grain), UInt8(y % 160 + 40 + grain), UInt8((x + y) % 160 + 40 + grain)
    )
  }

  private func hash(_ x: Int, _ y: Int) -> Int {
    let mixed = (x &* 0x9E37_79B9 &+ y) &* 0x85EB_CA6B
    return (mixed ^ mixed >> 13) & 0xFFFF
  }
}

enum CompareError: Error {
  case impossibleSize
}
