/// Why a JPEG file cannot be read or written.
public enum JPEGError: Error, Equatable, Sendable {
  /// The bytes do not begin with a JPEG signature.
  case notJPEG(name: String, bytes: PictureBytes)
  /// The file is truncated or inconsistent; the reason is libjpeg's.
  case damaged(name: String, reason: String)
  /// The picture has more pixels than a ``Bitmap`` may have.
  case tooLarge(name: String, width: Int, height: Int)
  /// The picture cannot be a JPEG; the reason is libjpeg's.
  case cannotEncode(reason: String)
}

extension JPEGError: CustomStringConvertible {
  /// A sentence that names the file, the problem and what to do.
  public var description: String { (name.map { "\($0) " } ?? "") + reason + "." }

  private var name: String? {
    switch self {
    case .notJPEG(let name, _), .damaged(let name, _), .tooLarge(let name, _, _): name
    case .cannotEncode: nil
    }
  }

  /// The problem and what to do, to follow the file's name if it is about a file; without a stop at the end.
  package var reason: String {
    switch self {
    case .notJPEG(_, .png): "is PNG, not JPEG. Give it the ending .png"
    case .notJPEG(_, let bytes): bytes.reason
    case .damaged(_, let reason): "is damaged: \(reason). Restore it or export it again"
    case .tooLarge(_, let width, let height):
      """
      has \(width) × \(height) pixels; at most \(Bitmap.maxPixelCount) pixels can be read. \
      Use a smaller picture
      """
    case .cannotEncode(let reason): "The picture cannot be written as a JPEG: \(reason)"
    }
  }
}
