import Foundation
import Graphics

/// Two pictures as files, for us and for peers in other languages.
public struct PictureFiles {
  let first: Data
  let second: Data
  private let pictures: Pictures

  init(_ pictures: Pictures) throws {
    self.pictures = pictures
    first = try PNG.encode(pictures.first)
    second = try PNG.encode(pictures.second)
  }

  func decode(_ png: Data) throws -> Bitmap { try PNG.decode(png, name: "picture").bitmap }

  /// Writes `SIZE-first` and `SIZE-second` of each size, as PNG and as plain RGBA.
  public static func export(to folder: URL) throws {
    for (name, width, height) in Pictures.sizes {
      let files = try PictureFiles(Pictures(width: width, height: height))
      for (place, png, bitmap) in [
        ("first", files.first, files.pictures.first),
        ("second", files.second, files.pictures.second),
      ] {
        let file = folder.appendingPathComponent("\(name)-\(place)")
        try png.write(to: file.appendingPathExtension("png"))
        try Data(bitmap.pixels).write(to: file.appendingPathExtension("rgba"))
      }
    }
  }
}
