/// Why a PNG file cannot be read or written.
public enum PNGError: Error, Equatable, Sendable {
  /// The bytes do not begin with a PNG's signature.
  case notPNG(name: String)
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
  public var description: String {
    switch self {
    case .notPNG(let name):
      "\(name) is not a PNG file. Check that it was saved as PNG and is not a Git LFS pointer."
    case .damaged(let name, let reason):
      "\(name) is damaged: \(reason). Restore it, or record it again."
    case .tooLarge(let name, let width, let height):
      """
      \(name) has \(width) × \(height) pixels; at most \(Bitmap.maxPixelCount) pixels can be read. \
      Use a smaller picture.
      """
    case .emptyBitmap:
      "A picture without pixels cannot be written as PNG. Give the view a width and a height."
    case .invalidKeyword(let keyword):
      """
      "\(keyword)" cannot be a PNG keyword: it takes 1 to 79 characters of Latin-1 without leading, \
      trailing or repeated spaces.
      """
    case .invalidText(let keyword):
      "The text of \"\(keyword)\" cannot be written to a PNG: it holds U+0000 or exceeds 2 GB."
    case .notEncodable(let reason):
      "The picture cannot be written as PNG: \(reason)."
    }
  }
}
