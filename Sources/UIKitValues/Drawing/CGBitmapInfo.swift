/// Where the alpha of a pixel is, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  /// Behind colours that are multiplied by it.
  case premultipliedLast = 1
  /// Before colours that are multiplied by it.
  case premultipliedFirst = 2
  /// Behind colours as they are.
  case last = 3
  /// Before colours as they are.
  case first = 4
  /// Space behind the colours, which counts as opaque.
  case noneSkipLast = 5
  /// Space before the colours, which counts as opaque.
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits that say the order.
  case orderMask = 0x7000
  /// The order of the components.
  case orderDefault = 0
  /// Units of 16 bits, the last byte first.
  case order16Little = 0x1000
  /// Units of 32 bits, the last byte first.
  case order32Little = 0x2000
  /// Units of 16 bits, the first byte first.
  case order16Big = 0x3000
  /// Units of 32 bits, the first byte first.
  case order32Big = 0x4000
}

/// How the bytes of a picture are pixels: a ``CGImageAlphaInfo``, and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Creates what some bits say.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ order: CGImageByteOrderInfo) { rawValue = order.rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that say whether components are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that say the order of the bytes.
  public static let byteOrderMask = CGBitmapInfo(.orderMask)
  /// The order of the components.
  public static let byteOrderDefault = CGBitmapInfo(.orderDefault)
  /// Units of 16 bits, the last byte first.
  public static let byteOrder16Little = CGBitmapInfo(.order16Little)
  /// Units of 32 bits, the last byte first.
  public static let byteOrder32Little = CGBitmapInfo(.order32Little)
  /// Units of 16 bits, the first byte first.
  public static let byteOrder16Big = CGBitmapInfo(.order16Big)
  /// Units of 32 bits, the first byte first.
  public static let byteOrder32Big = CGBitmapInfo(.order32Big)

  /// The part that says where the alpha is; nil for none that exists.
  var alpha: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue)
  }
}

extension CGImage {
  /// The bits of a component: all pictures have 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: all pictures have 32.
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  /// The colour space: all pictures are in sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where the alpha is: in all pictures behind colours that are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How bytes are pixels, the same for all pictures.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
