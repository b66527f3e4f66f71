import Foundation
import Graphics

extension GrowingInput {
  static let pictures = [
    GrowingInput(.png, "texts", 2000) { count in
      png { chunk("tEXt", Array("k\($0)\0v".utf8)) }(count)
    },
    GrowingInput(.png, "texts of one name", 2000) { count in
      png { _ in chunk("tEXt", Array("k\0v".utf8)) }(count)
    },
    GrowingInput(.png, "unknown chunks", 2000) { count in
      png { _ in chunk("abCd", []) }(count)
    },
    GrowingInput(.png, "pixels of one colour", 1 << 18, pictureBytes: { 4 * $0 }) { count in
      encoded(width: 1024, height: count / 1024)
    },
    GrowingInput(.jpeg, "comments", 10_000) { count in
      inserted(Array(repeating: [0xFF, 0xFE, 0, 3, 0x20], count: count).flatMap(\.self), at: 2)
    },
    GrowingInput(.jpeg, "scans", 20_000) { count in
      // The last table and scan of the sample.
      let scan = Array(progressive.dropLast(2).suffix(14))
      return inserted(
        Array(repeating: scan, count: count).flatMap(\.self), at: progressive.count - 2)
    },
  ]

  // MARK: PNG

  private static func encoded(width: Int, height: Int) -> [UInt8] {
    let list = DisplayList(size: CGSize(width: width, height: height), commands: [])
    let data = (try? Rasterizer(scale: 1).draw(list)).flatMap { try? PNG.encode($0) }
    return [UInt8](data ?? Data())
  }

  /// Puts a number of chunks behind the header of a small picture.
  private static func png(_ chunk: @escaping (Int) -> [UInt8]) -> @MainActor (Int) -> [UInt8] {
    let picture = encoded(width: 2, height: 2)
    let header = 8 + 25
    return { count in
      picture[..<header] + (0..<count).flatMap(chunk) + picture[header...]
    }
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in content {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return bigEndian(UInt32(bytes.count)) + content + bigEndian(~sum)
  }

  // MARK: JPEG

  private static let progressive = sample("jpeg/progressive.jpg")

  private static func inserted(_ bytes: [UInt8], at place: Int) -> [UInt8] {
    progressive[..<place] + bytes + progressive[place...]
  }

  /// An input of the corpus; empty, which fails its test, if there is none.
  static func sample(_ path: String) -> [UInt8] {
    let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Corpus")
    return [UInt8]((try? Data(contentsOf: corpus.appendingPathComponent(path))) ?? Data())
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
