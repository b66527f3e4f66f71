internal import Foundation
internal import Graphics

/// Decodes the pictures in a PDF file.
struct PDFImages {
  let file: PDFFile
  let resources: [String: PDFObject]

  /// More pixels than a picture inside an icon has.
  private static let mostPixels = 16 << 20

  /// Returns a picture, in a colour if it is only a stencil.
  ///
  /// It is nil if it is damaged, too large or of another format than PNG's or JPEG's.
  func bitmap(_ stream: PDFStream, stencil: Color) -> Bitmap? {
    guard let width = size(stream, "Width"), let height = size(stream, "Height"),
      width * height <= Self.mostPixels, let content = PDFFilters(file: file).decoded(stream)
    else { return nil }
    let alpha = mask(stream, width, height)
    if content.format != nil {
      guard content.format?.hasPrefix("DCT") == true,
        let bitmap = try? JPEG.decode(Data(content.bytes), name: "image"),
        bitmap.width == width, bitmap.height == height
      else { return nil }
      return alpha.map { Self.faded(bitmap.pixels, $0, width, height) } ?? bitmap
    }
    if case .bool(true) = file.resolve(stream.entries["ImageMask"]) {
      return stencilled(stream, content.bytes, width, height, stencil)
    }
    guard let pixels = pixels(stream, content.bytes, width, height) else { return nil }
    return Self.faded(pixels, alpha ?? [], width, height)
  }

  private func size(_ stream: PDFStream, _ name: String) -> Int? {
    file.resolve(stream.entries[name]).number.flatMap { (1...16_384).contains($0) ? Int($0) : nil }
  }

  private func stencilled(
    _ stream: PDFStream, _ bytes: [UInt8], _ width: Int, _ height: Int, _ color: Color
  ) -> Bitmap? {
    let isInverted = file.numbers(stream.entries["Decode"])?.first == 1
    var reader = PDFBits(bytes)
    let solid = Pixel(color)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for _ in 0..<height {
      for _ in 0..<width {
        let isInk = (reader.next(1) == 0) != isInverted
        pixels += isInk ? [solid.red, solid.green, solid.blue, solid.alpha] : [0, 0, 0, 0]
      }
      reader.alignToByte()
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The straight pixels of samples.
  private func pixels(
    _ stream: PDFStream, _ bytes: [UInt8], _ width: Int, _ height: Int
  ) -> [UInt8]? {
    let bits = Int(file.resolve(stream.entries["BitsPerComponent"]).number ?? 8)
    guard [1, 2, 4, 8, 16].contains(bits),
      let space = PDFColorSpace(stream.entries["ColorSpace"], in: file, resources: resources),
      case let count = space.components, (1...8).contains(count)
    else { return nil }
    let decode = file.numbers(stream.entries["Decode"]) ?? space.decode(bits: bits)
    guard decode.count >= 2 * count else { return nil }
    let most = Double(UInt32(1) << UInt32(bits) - 1)
    let key = file.numbers(stream.entries["Mask"])
    if bits == 8, key == nil, decode == space.decode(bits: 8),
      let pixels = space.pixels(bytes, count: width * height)
    {
      return pixels
    }
    var known: [[UInt32]: [UInt8]] = [:]
    var reader = PDFBits(bytes)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for _ in 0..<height {
      for _ in 0..<width {
        let samples = (0..<count).map { _ in reader.next(bits) }
        if let pixel = known[samples] {
          pixels += pixel
          continue
        }
        let values = samples.enumerated().map { index, sample in
          decode[2 * index]
            + Double(sample) / most * (decode[2 * index + 1] - decode[2 * index])
        }
        let color = Pixel(space.color(values))
        let isKeyed = Self.isKeyed(samples, key)
        let pixel = [color.red, color.green, color.blue, isKeyed ? 0 : 255]
        if known.count < 4096 { known[samples] = pixel }
        pixels += pixel
      }
      reader.alignToByte()
    }
    return pixels
  }

  private static func isKeyed(_ samples: [UInt32], _ key: [Double]?) -> Bool {
    guard let key, key.count == 2 * samples.count else { return false }
    return samples.enumerated().allSatisfy { index, sample in
      Double(sample) >= key[2 * index] && Double(sample) <= key[2 * index + 1]
    }
  }

  /// The opacity of each pixel, from a picture of its own; nil without one.
  private func mask(_ stream: PDFStream, _ width: Int, _ height: Int) -> [UInt8]? {
    let soft = file.resolve(stream.entries["SMask"]).stream
    guard let mask = soft ?? file.resolve(stream.entries["Mask"]).stream,
      let columns = size(mask, "Width"), let rows = size(mask, "Height"),
      columns * rows <= Self.mostPixels, let content = PDFFilters(file: file).decoded(mask)
    else { return nil }
    let levels: [UInt8]
    if content.format?.hasPrefix("DCT") == true {
      guard let bitmap = try? JPEG.decode(Data(content.bytes), name: "mask"),
        bitmap.width == columns, bitmap.height == rows
      else { return nil }
      levels = stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
    } else {
      let bits = soft == nil ? 1 : Int(file.resolve(mask.entries["BitsPerComponent"]).number ?? 8)
      guard content.format == nil, [1, 2, 4, 8, 16].contains(bits) else { return nil }
      let isInverted = file.numbers(mask.entries["Decode"])?.first == 1
      let most = Double(UInt32(1) << UInt32(bits) - 1)
      var reader = PDFBits(content.bytes)
      if bits == 8, !isInverted, content.bytes.count >= rows * columns, soft != nil {
        return Self.scaled(content.bytes, columns, rows, width, height)
      }
      levels = (0..<rows).flatMap { _ in
        defer { reader.alignToByte() }
        return (0..<columns).map { _ in
          let level = UInt8((Double(reader.next(bits)) / most * 255).rounded())
          // A mask without levels hides where it is 1.
          return (soft == nil) != isInverted ? 255 - level : level
        }
      }
    }
    return Self.scaled(levels, columns, rows, width, height)
  }

  private static func scaled(
    _ levels: [UInt8], _ columns: Int, _ rows: Int, _ width: Int, _ height: Int
  ) -> [UInt8] {
    if columns == width, rows == height { return levels }
    return (0..<width * height).map { index in
      levels[(index / width * rows / height) * columns + index % width * columns / width]
    }
  }

  private static func faded(
    _ straight: [UInt8], _ alpha: [UInt8], _ width: Int, _ height: Int
  ) -> Bitmap? {
    var pixels = straight
    for index in 0..<width * height {
      let own = Int(straight[4 * index + 3])
      let opacity = index < alpha.count ? own * Int(alpha[index]) / 255 : own
      guard opacity < 255 else { continue }
      for channel in 0..<3 {
        pixels[4 * index + channel] = UInt8(
          (Int(straight[4 * index + channel]) * opacity + 127) / 255)
      }
      pixels[4 * index + 3] = UInt8(opacity)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension PDFColorSpace {
  /// The pixels of samples of a byte each that are red, green and blue, or grey; nil for other colours.
  fileprivate func pixels(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    let (step, green, blue): (Int, Int, Int)
    switch self {
    case .gray: (step, green, blue) = (1, 0, 0)
    case .rgb: (step, green, blue) = (3, 1, 2)
    default: return nil
    }
    guard bytes.count >= count * step else { return nil }
    return [UInt8](unsafeUninitializedCapacity: count * 4) { target, initialized in
      bytes.withUnsafeBufferPointer { source in
        var index = 0
        while index < count {
          target[4 &* index] = source[step &* index]
          target[4 &* index &+ 1] = source[step &* index &+ green]
          target[4 &* index &+ 2] = source[step &* index &+ blue]
          target[4 &* index &+ 3] = 255
          index &+= 1
        }
      }
      initialized = count * 4
    }
  }
}
