/// Why a JPEG file cannot be read or written.
public enum JPEGError: Error, Equatable, Sendable {
  /// The bytes do not begin with a JPEG signature.
  case notJPEG(name: String)
  /// The file is truncated or inconsistent; the reason is libjpeg's.
  case damaged(name: String, reason: String)
  /// The picture has more pixels than a ``Bitmap`` may have.
  case tooLarge(name: String, width: Int, height: Int)
  /// The picture cannot be a JPEG; the reason is libjpeg's.
  case cannotEncode(reason: String)
}

extension JPEGError: CustomStringConvertible {
  /// A sentence that names the file, the problem and what to do.
  public var description: String {
    switch self {
    case .notJPEG(let name):
      "\(name) is not a JPEG file. Check its format and that it is not a Git LFS pointer."
    case .damaged(let name, let reason):
      "\(name) is damaged: \(reason). Restore it or export it again."
    case .tooLarge(let name, let width, let height):
      """
      \(name) has \(width) × \(height) pixels; at most \(Bitmap.maxPixelCount) pixels can be read. \
      Use a smaller picture.
      """
    case .cannotEncode(let reason):
      "The picture cannot be written as a JPEG: \(reason)."
    }
  }
}
