/// Why a PNG file cannot be read or written.
public enum PNGError: Error, Equatable, Sendable {
  /// The bytes do not begin with a PNG's signature.
  case notPNG(name: String, bytes: PictureBytes)
  /// The file is truncated or inconsistent; the reason is libpng's.
  case damaged(name: String, reason: String)
  /// The picture has more pixels than a ``Bitmap`` may have.
  case tooLarge(name: String, width: Int, height: Int)
  case emptyBitmap
  case invalidKeyword(String)
  /// The text holds U+0000 or is too long.
  case invalidText(keyword: String)
  /// The picture could not be written; the reason is libpng's.
  case notEncodable(reason: String)
}

extension PNGError: CustomStringConvertible {
  /// A sentence that names the file, the problem and what to do.
  public var description: String { (name.map { "\($0) " } ?? "") + reason + "." }

  private var name: String? {
    switch self {
    case .notPNG(let name, _), .damaged(let name, _), .tooLarge(let name, _, _): name
    default: nil
    }
  }

  /// The problem and what to do, to follow the file's name if it is about a file; without a stop at the end.
  package var reason: String {
    switch self {
    case .notPNG(_, .jpeg): "is JPEG, not PNG. Save it as PNG"
    case .notPNG(_, let bytes): bytes.reason
    case .damaged(_, let reason): "is damaged: \(reason). Restore it, or record it again"
    case .tooLarge(_, let width, let height):
      """
      has \(width) × \(height) pixels; at most \(Bitmap.maxPixelCount) pixels can be read. \
      Use a smaller picture
      """
    case .emptyBitmap:
      "A picture without pixels cannot be written as PNG. Give the view a width and a height"
    case .invalidKeyword(let keyword):
      """
      "\(keyword)" cannot be a PNG keyword: it takes 1 to 79 characters of Latin-1 without leading, \
      trailing or repeated spaces
      """
    case .invalidText(let keyword):
      "The text of \"\(keyword)\" cannot be written to a PNG: it holds U+0000 or exceeds 2 GB"
    case .notEncodable(let reason): "The picture cannot be written as PNG: \(reason)"
    }
  }
}
