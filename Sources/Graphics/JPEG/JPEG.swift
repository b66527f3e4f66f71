internal import CJPEG
public import Foundation

/// Reads JPEG files through libjpeg-turbo.
public enum JPEG {
  /// Decodes a JPEG and turns it upright as its Exif orientation says.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: The file's name in error messages.
  /// - Returns: The opaque picture; its pixels are interpreted as sRGB whatever profile the file names.
  /// - Throws: ``JPEGError`` if the bytes are not a JPEG, are damaged, or hold too many pixels or scans.
  public static func decode(_ data: Data, name: String) throws(JPEGError) -> Bitmap {
    let bytes = [UInt8](data)
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { throw .notJPEG(name: name) }
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
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      isRead = cjpeg_read(bytes, bytes.count, &picture, target.baseAddress) != 0
      initialized = isRead ? count : 0
    }
    guard isRead else { throw damaged(name, picture) }
    return Bitmap(width: width, height: height, validPixels: pixels)
      .oriented(ExifOrientation.read(bytes))
  }

  private static func damaged(_ name: String, _ picture: cjpeg_picture) -> JPEGError {
    .damaged(name: name, reason: withUnsafeBytes(of: picture.message, string(fromC:)))
  }
}
