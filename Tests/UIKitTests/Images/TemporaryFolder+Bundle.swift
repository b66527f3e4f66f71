import Graphics
import TestSupport
import Testing
import UIKit

extension FolderOfFiles {
  /// The folder as a bundle; it must hold what the bundle is asked for.
  var bundle: Bundle {
    get throws { try #require(Bundle(url: root)) }
  }
}

extension TemporaryFolder {
  /// Writes a PNG file of one colour.
  func writePicture(_ color: Color, width: Int, height: Int, to path: String) throws {
    var bitmap = try #require(Bitmap(width: width, height: height))
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = Pixel(color) } }
    try write(PNG.encode(bitmap), to: path)
  }
}
