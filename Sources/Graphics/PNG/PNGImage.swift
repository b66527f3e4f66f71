/// A decoded PNG file.
public struct PNGImage: Sendable, Equatable {
  /// The picture.
  public var bitmap: Bitmap
  /// The texts in the order of the file.
  public var text: [PNGText]

  /// Creates the content of a file.
  public init(bitmap: Bitmap, text: [PNGText] = []) {
    self.bitmap = bitmap
    self.text = text
  }
}

/// One text in a PNG file.
public struct PNGText: Hashable, Sendable {
  /// 1 to 79 characters of Latin-1 without leading, trailing or repeated spaces, such as `Software`.
  public var keyword: String
  /// Any characters but U+0000.
  public var text: String

  /// Creates a text.
  public init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }
}
