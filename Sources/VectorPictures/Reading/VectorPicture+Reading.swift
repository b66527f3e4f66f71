package import Foundation

extension VectorPicture {
  /// Reads a picture of either kind; nil for other bytes.
  ///
  /// - Throws: A ``VectorPictureError`` for a picture that cannot be drawn.
  package static func picture(
    in data: Data, name: String
  ) throws(VectorPictureError) -> VectorPicture? {
    if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil { return try pdf(data, name: name) }
    if SVGSource.looksLikeSVG(data) { return try svg(data, name: name) }
    return nil
  }
}
