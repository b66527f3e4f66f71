import Foundation
import Graphics

/// Pairs of pictures; pixelmatch's counts are for their files in `Pictures/`.
enum StoredPictures {
  static func bitmap(_ name: String) throws -> Bitmap {
    try PNG.decode(Data(contentsOf: folder.appending(path: "\(name).png")), name: name).bitmap
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Pictures")
}

func bitmap(width: Int, height: Int, _ color: (Int, Int) -> Color) throws -> Bitmap {
  var pixels: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let pixel = Pixel(color(x, y))
      pixels += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }
  }
  guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
    throw SampleError.impossibleSize
  }
  return bitmap
}

enum SampleError: Error {
  case impossibleSize
  case noPeer
  /// A picture was stored; check it.
  case recorded(String)
}

extension StoredPictures {
  /// Returns a stored picture; if there is none, or `RECORD_PICTURES` is set, stores it and throws.
  static func expected(_ actual: Bitmap, named name: String) throws -> Bitmap {
    let file = folder.appending(path: "\(name).png")
    let isRecording = ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil
    if isRecording || !FileManager.default.fileExists(atPath: file.path) {
      try PNG.encode(actual).write(to: file, options: .atomic)
      throw SampleError.recorded(file.path)
    }
    return try bitmap(name)
  }
}
