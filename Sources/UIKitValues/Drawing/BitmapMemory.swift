internal import Foundation
internal import Graphics

/// The bytes of a bitmap context, as the app has laid them out.
final class BitmapMemory {
  /// How the bytes of a pixel follow each other.
  private enum Layout {
    /// The places of red, green, blue and alpha in four bytes.
    case color([Int], hasAlpha: Bool)
    case gray
    case alpha

    var bytesPerPixel: Int { if case .color = self { 4 } else { 1 } }
  }

  let width: Int
  let height: Int
  let bytesPerRow: Int
  let info: CGBitmapInfo
  let space: CGColorSpace
  let bytes: UnsafeMutableRawPointer
  /// Whether the app gave the memory, and reads it without a word to the context.
  let isShared: Bool
  private let layout: Layout

  /// Takes memory, or makes some; nil for pixels of a kind that contexts do not have.
  init?(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    space: CGColorSpace, info: CGBitmapInfo
  ) {
    guard let layout = Self.layout(space, info), width > 0, height > 0,
      Bitmap.isValidSize(width: width, height: height)
    else { return nil }
    let needed = width * layout.bytesPerPixel
    // 0 lets the context choose.
    let row = bytesPerRow == 0 ? needed : bytesPerRow
    let (count, isTooLarge) = row.multipliedReportingOverflow(by: height)
    guard row >= needed, !isTooLarge, count <= Bitmap.maxPixelCount * 4 else { return nil }
    self.layout = layout
    self.width = width
    self.height = height
    self.bytesPerRow = row
    self.info = info
    self.space = space
    isShared = data != nil
    bytes = data ?? .allocate(byteCount: count, alignment: 16)
    if data == nil { bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
  }

  deinit { if !isShared { bytes.deallocate() } }

  var bitsPerPixel: Int { 8 * layout.bytesPerPixel }

  private static func layout(_ space: CGColorSpace, _ info: CGBitmapInfo) -> Layout? {
    let order = info.intersection(.byteOrderMask)
    guard let alpha = info.alpha, !info.contains(.floatComponents) else { return nil }
    if alpha == .alphaOnly { return .alpha }
    if space.numberOfComponents == 1 {
      return alpha == .none && order == .byteOrderDefault ? .gray : nil
    }
    guard [.byteOrderDefault, .byteOrder32Big, .byteOrder32Little].contains(order) else {
      return nil
    }
    let places: [Int]
    switch alpha {
    case .premultipliedLast, .noneSkipLast: places = [0, 1, 2, 3]
    case .premultipliedFirst, .noneSkipFirst: places = [1, 2, 3, 0]
    case .none, .last, .first, .alphaOnly: return nil
    }
    return .color(
      order == .byteOrder32Little ? places.map { 3 - $0 } : places,
      hasAlpha: alpha == .premultipliedLast || alpha == .premultipliedFirst)
  }

  /// Whether the picture is black where nothing is drawn.
  var isOpaque: Bool {
    switch layout {
    case .color(_, let hasAlpha): !hasAlpha
    case .gray: true
    case .alpha: false
    }
  }

  /// Whether it has all that a picture has.
  var keepsAll: Bool { if case .color(_, true) = layout { true } else { false } }

  /// What the memory shows; a colour that exceeds its alpha is cut off.
  var bitmap: Bitmap? {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    forEachPixel { place, start in
      let pixel = self.pixel(at: place)
      pixels[start] = min(pixel.red, pixel.alpha)
      pixels[start + 1] = min(pixel.green, pixel.alpha)
      pixels[start + 2] = min(pixel.blue, pixel.alpha)
      pixels[start + 3] = pixel.alpha
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Puts a picture of the same size into the memory.
  func write(_ bitmap: Bitmap) {
    bitmap.pixels.withUnsafeBytes { pixels in
      forEachPixel { place, start in
        write(pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3], to: place)
      }
    }
  }

  /// Calls a function with each pixel's place in the memory, and in a bitmap's bytes.
  private func forEachPixel(_ body: (UnsafeMutableRawPointer, Int) -> Void) {
    for row in 0..<height {
      var place = bytes + row * bytesPerRow
      for column in 0..<width {
        body(place, 4 * (row * width + column))
        place += layout.bytesPerPixel
      }
    }
  }

  private func pixel(
    at place: UnsafeMutableRawPointer
  ) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    func byte(_ offset: Int) -> UInt8 { place.load(fromByteOffset: offset, as: UInt8.self) }
    switch layout {
    case .color(let places, let hasAlpha):
      return (
        byte(places[0]), byte(places[1]), byte(places[2]), hasAlpha ? byte(places[3]) : 255
      )
    case .gray: return (byte(0), byte(0), byte(0), 255)
    case .alpha: return (0, 0, 0, byte(0))
    }
  }

  private func write(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8,
    to place: UnsafeMutableRawPointer
  ) {
    func put(_ value: UInt8, _ offset: Int) {
      place.storeBytes(of: value, toByteOffset: offset, as: UInt8.self)
    }
    switch layout {
    case .color(let places, _):
      put(red, places[0])
      put(green, places[1])
      put(blue, places[2])
      put(alpha, places[3])
    case .gray: put(Self.gray(red, green, blue), 0)
    case .alpha: put(alpha, 0)
    }
  }

  /// Returns the grey that is as light as a colour.
  private static func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    guard red != green || green != blue else { return red }
    let color = Color(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    return UInt8((255 * ToneCurve.component(of: color.luminance)).rounded())
  }
}
