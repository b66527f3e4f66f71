internal import Foundation

/// Counts and finds the lines of a file.
///
/// It finds newlines with `memchr`, as a loop over bytes would take a minute on a hostile file in debug builds.
struct LineScan {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  /// The number of lines; 1 for no bytes.
  var count: Int {
    var count = 1
    data.withUnsafeBytes { bytes in
      var position = 0
      while let newline = bytes.offset(of: Self.newline, from: position) {
        count += 1
        position = newline + 1
      }
    }
    return count
  }

  /// Returns the bytes of a line, counted from 1, without its newline; none beyond the last.
  func text(ofLine line: Int) -> [UInt8] {
    data.withUnsafeBytes { bytes in
      var position = 0
      var remaining = line - 1
      while remaining > 0 {
        guard let newline = bytes.offset(of: Self.newline, from: position) else { return [] }
        position = newline + 1
        remaining -= 1
      }
      return Array(
        bytes[position..<(bytes.offset(of: Self.newline, from: position) ?? bytes.count)])
    }
  }

  private static let newline = UInt8(ascii: "\n")
}

extension UnsafeRawBufferPointer {
  /// Returns the offset of the first such byte at or after a position.
  func offset(of byte: UInt8, from position: Int) -> Int? {
    guard let baseAddress, position < count,
      let found = memchr(baseAddress + position, Int32(byte), count - position)
    else { return nil }
    return UnsafeRawPointer(found) - baseAddress
  }

  /// Whether a word begins at a position.
  func starts(_ word: StaticString, at position: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position >= 0, position + length <= count else { return false }
    for offset in 0..<length where self[position + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns the offset behind the first such word whose last byte is at or after a position.
  func end(of word: StaticString, from position: Int) -> Int? {
    let length = word.utf8CodeUnitCount
    var end = position
    while let last = offset(of: word.utf8Start[length - 1], from: end) {
      end = last + 1
      if starts(word, at: end - length) { return end }
    }
    return nil
  }
}
