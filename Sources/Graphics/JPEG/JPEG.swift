internal import CJPEG
public import Foundation

/// Reads and writes JPEG files through libjpeg-turbo.
public enum JPEG {
  /// Decodes a JPEG and turns it upright as its Exif orientation says.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: The file's name in error messages.
  /// - Returns: The opaque picture, converted to sRGB if the file has the profile of another space.
  /// - Throws: ``JPEGError`` if the bytes are not a JPEG, are damaged, or hold too many pixels or scans.
  public static func decode(_ data: Data, name: String) throws(JPEGError) -> Bitmap {
    let bytes = [UInt8](data)
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else {
      throw .notJPEG(name: name, bytes: PictureBytes(data))
    }
    var picture = cjpeg_picture()
    guard cjpeg_read_size(bytes, bytes.count, &picture) != 0 else {
      throw damaged(name, picture)
    }
    let (width, height) = (Int(picture.width), Int(picture.height))
    guard Bitmap.isValidSize(width: width, height: height) else {
      throw .tooLarge(name: name, width: width, height: height)
    }
    var isRead = false
    let count = width * height * 4
    var pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      isRead = cjpeg_read(bytes, bytes.count, &picture, target.baseAddress) != 0
      initialized = isRead ? count : 0
    }
    guard isRead else { throw damaged(name, picture) }
    JPEGColors.profile(in: bytes).flatMap(ProfileConversion.init)?.apply(to: &pixels)
    return Bitmap(width: width, height: height, validPixels: pixels)
      .oriented(ExifOrientation.read(bytes))
  }

  /// Encodes a picture, on white where it is not opaque.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - quality: From 0, the smallest file, to 100; others count as the nearest of these.
  /// - Returns: The file's bytes.
  /// - Throws: ``JPEGError/cannotEncode(reason:)`` for a picture without pixels, or with a side of more than 65 500.
  public static func encode(_ bitmap: Bitmap, quality: Int) throws(JPEGError) -> Data {
    var picture = cjpeg_picture()
    picture.width = UInt32(bitmap.width)
    picture.height = UInt32(bitmap.height)
    var count: UInt = 0
    let bytes = cjpeg_write(
      opaquePixels(of: bitmap), &picture, Int32(min(max(quality, 0), 100)), &count)
    guard let bytes else {
      throw .cannotEncode(reason: withUnsafeBytes(of: picture.message, string(fromC:)))
    }
    defer { free(bytes) }
    return Data(bytes: bytes, count: Int(count))
  }

  /// Adds to premultiplied channels the white that their alpha leaves.
  private static func opaquePixels(of bitmap: Bitmap) -> [UInt8] {
    var pixels = bitmap.pixels
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] < 255 {
      let white = 255 - pixels[start + 3]
      for channel in start..<start + 3 { pixels[channel] += white }
      pixels[start + 3] = 255
    }
    return pixels
  }

  private static func damaged(_ name: String, _ picture: cjpeg_picture) -> JPEGError {
    .damaged(name: name, reason: withUnsafeBytes(of: picture.message, string(fromC:)))
  }
}
