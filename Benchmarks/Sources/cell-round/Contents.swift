import Foundation
import Graphics
import UIKit

/// The content of 200 cells, the same as in the peer's program.
@MainActor struct Contents {
  nonisolated static let count = 200
  private(set) var titles: [String] = []
  private(set) var subtitles: [String] = []
  let photo: UIImage?

  private static let words = [
    "quick", "brown", "fox", "layout", "constraint", "cell", "priority", "the", "over", "a",
    "intrinsic", "height", "resolves", "with", "baseline", "and", "image", "Title", "view", "table",
  ]

  init() throws {
    photo = UIImage(data: try Self.png())
    var state: UInt32 = 12345
    func sentence(_ length: Int) -> String {
      var text = ""
      while text.utf8.count < length {
        state = state &* 1_664_525 &+ 1_013_904_223
        text += (text.isEmpty ? "" : " ") + Self.words[Int(state >> 8) % Self.words.count]
      }
      return text
    }
    for _ in 0..<Contents.count {
      titles.append(String(sentence(14).prefix(18)))
      subtitles.append(String(sentence(200).prefix(200)))
    }
  }

  func cell(_ index: Int) -> PhotoCell {
    PhotoCell(photo: photo, title: titles[index], subtitle: subtitles[index])
  }

  private static func png() throws -> Data {
    let side = 300
    var bytes = [UInt8](repeating: 255, count: side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        let place = (y * side + x) * 4
        bytes[place] = UInt8(128 + 100 * sin(Double(x) * 0.05))
        bytes[place + 1] = UInt8(128 + 100 * sin(Double(y) * 0.07))
        bytes[place + 2] = UInt8(128 + 60 * sin(Double(x + y) * 0.03))
      }
    }
    guard let bitmap = Bitmap(width: side, height: side, pixels: bytes) else { return Data() }
    return try PNG.encode(bitmap)
  }
}
