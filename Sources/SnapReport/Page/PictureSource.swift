public import Foundation

/// Where a page gets the pictures and texts of its results, by their paths in the results.
public struct PictureSource {
  /// Returns a file's bytes, nil if it cannot be shown.
  public let data: (String) -> Data?
  /// Returns a file's number of bytes without reading it, 0 if it cannot be shown.
  public let size: (String) -> Int

  /// Creates a source.
  public init(data: @escaping (String) -> Data?, size: @escaping (String) -> Int) {
    self.data = data
    self.size = size
  }

  /// Creates a source whose files are read to know their sizes.
  public init(data: @escaping (String) -> Data?) {
    self.init(data: data) { data($0)?.count ?? 0 }
  }
}
