import Foundation

/// A container that owns premultiplied RGBA pixels, 8 bits a channel, in the sRGB space.
///
/// Rows run from top to bottom without padding.
///
/// ```swift
/// var bitmap = try #require(Bitmap(width: 2, height: 1))
/// bitmap[1, 0] = Pixel(red: 255, green: 0, blue: 0)
/// ```
///
/// # Guarantees
/// `pixels.count` is `width * height * 4`, no channel of a pixel exceeds its alpha, and there are at
/// most ``maxPixelCount`` pixels.
public struct Bitmap: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows; may be 0, which cannot be encoded.
  public let height: Int
  /// Red, green, blue and alpha of each pixel, row after row.
  public private(set) var pixels: [UInt8]

  /// The greatest number of pixels a bitmap may have: 64 · 2²⁰, which take 256 MB.
  public static let maxPixelCount = 64 << 20

  /// Creates a transparent bitmap; nil if a side is negative or there are too many pixels.
  public init?(width: Int, height: Int) {
    guard Bitmap.isValidSize(width: width, height: height) else { return nil }
    self.init(
      width: width, height: height, validPixels: [UInt8](repeating: 0, count: width * height * 4))
  }

  /// Creates a bitmap from premultiplied RGBA; nil if the count does not match the size, or a channel exceeds its
  /// pixel's alpha.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    guard Bitmap.isValidSize(width: width, height: height), pixels.count == width * height * 4,
      pixels.isPremultiplied
    else { return nil }
    self.init(width: width, height: height, validPixels: pixels)
  }

  /// Takes pixels that are known to meet the guarantees.
  init(width: Int, height: Int, validPixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = validPixels
  }

  /// Whether a bitmap of this size is allowed.
  public static func isValidSize(width: Int, height: Int) -> Bool {
    guard width >= 0, height >= 0 else { return false }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return !overflow && count <= maxPixelCount
  }

  /// The whole bitmap as a rectangle.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixel in a column and a row, which must lie inside.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      let offset = offset(x, y)
      return Pixel(
        red: pixels[offset], green: pixels[offset + 1], blue: pixels[offset + 2],
        alpha: pixels[offset + 3])
    }
    set {
      let offset = offset(x, y)
      let bytes = [newValue.red, newValue.green, newValue.blue, newValue.alpha]
      pixels.replaceSubrange(offset..<offset + 4, with: bytes)
    }
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "Pixel \(x), \(y) lies outside a bitmap of \(width) × \(height).")
    return (y * width + x) * 4
  }
}

extension Bitmap: Equatable {
  /// Compares the sizes, then all bytes at once: an array compares byte by byte in debug builds.
  public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    return lhs.pixels.withUnsafeBytes { left in
      rhs.pixels.withUnsafeBytes { right in
        guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else {
          return true
        }
        return leftBase == rightBase || memcmp(leftBase, rightBase, left.count) == 0
      }
    }
  }
}

extension [UInt8] {
  /// Whether no channel exceeds its pixel's alpha.
  fileprivate var isPremultiplied: Bool {
    withUnsafeBufferPointer { bytes in
      var index = 0
      while index &+ 3 < bytes.count {
        let alpha = bytes[index &+ 3]
        if alpha != 255,
          bytes[index] > alpha || bytes[index &+ 1] > alpha || bytes[index &+ 2] > alpha
        {
          return false
        }
        index &+= 4
      }
      return true
    }
  }
}

extension Bitmap {
  /// Returns the pixels of a rectangle; nil if it is empty or not inside.
  package func cropped(to rect: PixelRect) -> Bitmap? {
    guard !rect.isEmpty, rect.x >= 0, rect.y >= 0, rect.maxX <= width, rect.maxY <= height else {
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(rect.area * 4)
    for row in rect.y..<rect.maxY {
      let start = (row * width + rect.x) * 4
      bytes += pixels[start..<start + rect.width * 4]
    }
    return Bitmap(width: rect.width, height: rect.height, validPixels: bytes)
  }
}
