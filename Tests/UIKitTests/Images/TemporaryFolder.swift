import Graphics
import Testing
import UIKit

/// A folder with pictures that is removed with its value.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var bundle: Bundle {
    get throws { try #require(Bundle(url: url)) }
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a PNG file of one colour.
  func writePicture(_ color: Color, width: Int, height: Int, to path: String) throws {
    var bitmap = try #require(Bitmap(width: width, height: height))
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = Pixel(color) } }
    try write(PNG.encode(bitmap), to: path)
  }

  private func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
}
