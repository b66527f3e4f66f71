internal import Foundation
internal import Graphics

extension CGContext {
  /// Creates a context that draws into bytes, with the origin at the bottom left and y pointing up.
  ///
  /// Pixels have 8 bits a component: red, green and blue with alpha that they are multiplied by, or with a byte to skip,
  /// in the order of 32-bit units or reversed; or grey alone; or alpha alone. The result is nil for pixels of another
  /// kind, and for too many. All drawing is in sRGB; grey is the luminance.
  ///
  /// - Parameters:
  ///   - data: The memory, whose pixels are drawn over; nil lets the context make some. What is written to it later is
  ///     not seen.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: The distance of the rows; 0 for the least.
  ///   - space: The colour space.
  ///   - bitmapInfo: A ``CGImageAlphaInfo``, and the order of the bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8,
      let memory = BitmapMemory(
        data, width: width, height: height, bytesPerRow: bytesPerRow, space: space, info: info)
    else { return nil }
    self.init(memory)
  }

  private convenience init(_ memory: BitmapMemory) {
    let size = CGSize(width: memory.width, height: memory.height)
    self.init(canvas: Canvas(traits: .current), size: size, scale: 1, memory: memory)
    let bounds = CGRect(origin: .zero, size: size)
    if memory.isShared, let bitmap = memory.bitmap {
      canvas.append(.image(ImageSource(name: "data", bitmap: bitmap), in: bounds))
    } else if memory.isOpaque {
      canvas.append(.fillRect(bounds, .black))
    }
  }

  /// Writes the picture into the memory, unless a transparency layer is open.
  func updateMemory() {
    guard let memory, openLayers == 0, let drawing = drawing else { return }
    memory.write(drawing)
  }

  /// Writes the picture into memory that the app reads by itself.
  func updateSharedMemory() { if memory?.isShared == true { updateMemory() } }

  // MARK: Reading

  /// The bytes of a context that draws into some; nil otherwise.
  public var data: UnsafeMutableRawPointer? {
    updateMemory()
    return memory?.bytes
  }

  /// The number of columns of a context that draws into bytes; 0 otherwise.
  public var width: Int { memory?.width ?? 0 }
  /// The number of rows of a context that draws into bytes; 0 otherwise.
  public var height: Int { memory?.height ?? 0 }
  /// The distance of the rows of a context that draws into bytes; 0 otherwise.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
  /// The bits of a component of a context that draws into bytes; 0 otherwise.
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
  /// The bits of a pixel of a context that draws into bytes; 0 otherwise.
  public var bitsPerPixel: Int { memory?.bitsPerPixel ?? 0 }
  /// The colour space of a context that draws into bytes; nil otherwise.
  public var colorSpace: CGColorSpace? { memory?.space }
  /// How bytes are pixels in a context that draws into some; nothing otherwise.
  public var bitmapInfo: CGBitmapInfo { memory?.info ?? [] }
  /// Where the alpha is in a context that draws into bytes; none otherwise.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }
}
