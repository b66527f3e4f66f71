package import Foundation
package import Graphics

/// A picture made of shapes, from an SVG or PDF file.
package struct VectorPicture: Sendable {
  /// The size in points; both sides are greater than 0.
  package let size: CGSize
  /// The drawing, in points from the top left corner.
  package let commands: [DisplayList.Command]
  /// What the file has and the drawing lacks, each once, in the file's order.
  package let omissions: [VectorOmission]

  init(size: CGSize, commands: [DisplayList.Command], omissions: [VectorOmission] = []) {
    (self.size, self.commands, self.omissions) = (size, commands, omissions)
  }

  /// Draws the picture stretched over some pixels.
  ///
  /// - Throws: A ``RasterizerError`` for a size that no bitmap has.
  package func bitmap(width: Int, height: Int) throws(RasterizerError) -> Bitmap {
    let stretch = AffineTransform(
      m11: Double(width) / size.width, m12: 0, m21: 0, m22: Double(height) / size.height, tX: 0,
      tY: 0)
    let list = DisplayList(
      size: CGSize(width: width, height: height),
      commands: commands.flatMap { $0.transformed(by: stretch) })
    return try Rasterizer(scale: 1).draw(list)
  }

  /// The most points that a side of a picture may have; no icon is larger, and no screen shows more.
  static let longestSide = 20_000.0

  /// The most steps of drawing that a picture may take, after all of its copies are made.
  static let mostSteps = 100_000
  /// The most points of paths in them.
  static let mostPoints = 2_000_000
}

/// What a picture has and its drawing lacks.
package struct VectorOmission: Hashable, Sendable {
  package enum Feature: Hashable, Sendable {
    case text
    case filter
    case marker
    /// A picture inside the picture, which is not read.
    case picture
    case pattern
    /// An element of SVG, or an operator of PDF, by its name.
    case other(String)
  }

  package let feature: Feature
  /// The line of the file, counted from 1; nil in PDF.
  package let line: Int?
}

/// Why a vector picture cannot be drawn.
package enum VectorPictureError: Error, Hashable {
  /// The bytes are not XML; the reason follows a colon.
  case notXML(line: Int?, reason: String)
  /// The root is another element.
  case notSVG(line: Int)
  /// It states no size, and has no shape that would give it one.
  case noSize
  /// A side is longer than a picture may be.
  case tooLarge(CGSize)
  /// It has more shapes than are drawn.
  case tooComplex
  /// A number of the drawing is not finite.
  case notFinite
  /// A PDF that needs a password, or says so.
  case encrypted
  /// A PDF without a page.
  case noPage
}
