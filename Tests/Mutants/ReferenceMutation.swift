import Foundation
import Graphics
import TestSupport

/// A change of a reference that a comparison has to see.
enum ReferenceMutation: String, CaseIterable {
  /// One channel of one pixel differs by one, and the file is as if it had been recorded so.
  case pixel
  /// The same pixel differs, and the seal says that it does not.
  case forgedSeal
  /// One digit of a text differs.
  case text

  /// Whether a file can be changed so.
  func applies(to file: URL) -> Bool { (file.pathExtension == "png") == (self != .text) }

  /// Changes a file at a place that a random number chooses.
  func apply(to file: URL, using random: inout SeededGenerator) throws {
    let data = try Data(contentsOf: file)
    let changed =
      switch self {
      case .pixel: try changedPicture(data, file.path, isForged: false, &random)
      case .forgedSeal: try changedPicture(data, file.path, isForged: true, &random)
      case .text: changedText(data, &random)
      }
    guard changed != data else { throw MutantError.nothingToChange(file.path) }
    try changed.write(to: file)
  }

  private func changedPicture(
    _ data: Data, _ name: String, isForged: Bool, _ random: inout SeededGenerator
  ) throws -> Data {
    let image = try PNG.decode(data, name: name)
    var bitmap = image.bitmap
    let x = Int.random(in: 0..<bitmap.width, using: &random)
    let y = Int.random(in: 0..<bitmap.height, using: &random)
    bitmap[x, y] = bitmap[x, y].neighbor
    let texts = image.text.filter { $0.keyword != PNG.sealKeyword }
    let file = try PNG.encode(bitmap, text: texts)
    return PNG.sealed(file, pixels: isForged ? image.bitmap.digest : bitmap.digest)
  }

  private func changedText(_ data: Data, _ random: inout SeededGenerator) -> Data {
    var bytes = Array(data)
    let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
    guard let index = digits.randomElement(using: &random) else { return data }
    bytes[index] = bytes[index] == 57 ? 48 : bytes[index] + 1
    return Data(bytes)
  }
}

extension Pixel {
  /// A pixel that differs by one step of one channel.
  fileprivate var neighbor: Pixel {
    guard alpha > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 1) }
    return Pixel(red: red, green: green == 0 ? 1 : green - 1, blue: blue, alpha: alpha)
  }
}
