package import Foundation

/// The letters and numbers of a path, or of another attribute of SVG; commas and spaces may be missing where a number can only end.
package struct SVGNumbers {
  private let bytes: [UInt8]
  private var index = 0

  package init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] <= 32 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }

  package var isAtEnd: Bool {
    var copy = self
    copy.skipSpaces()
    return copy.index == bytes.count
  }

  /// Whether a number may begin here.
  package var hasNumber: Bool {
    var copy = self
    copy.skipSpaces()
    guard copy.index < bytes.count else { return false }
    let byte = bytes[copy.index]
    return (48...57).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }

  package mutating func letter() -> Character? {
    skipSpaces()
    guard index < bytes.count else { return nil }
    let letter = Character(UnicodeScalar(bytes[index]))
    guard letter.isLetter, letter.isASCII else { return nil }
    index += 1
    return letter
  }

  /// A flag of an arc, which needs no space after it.
  package mutating func flag() -> Bool? {
    skipSpaces()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1")
    else { return nil }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  package mutating func number() -> Double? {
    skipSpaces()
    let start = index
    skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
    skipDigits()
    if skip(UInt8(ascii: ".")) { skipDigits() }
    let end = index
    if index > start, skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
      let digits = index
      skipDigits()
      if index == digits { index = end }
    }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite
    else {
      index = start
      return nil
    }
    return value
  }

  package mutating func numbers(_ count: Int) -> [Double]? {
    var found: [Double] = []
    while found.count < count, let number = number() { found.append(number) }
    return found.count == count ? found : nil
  }

  package mutating func points(_ count: Int, _ origin: CGPoint) -> [CGPoint]? {
    guard let values = numbers(2 * count) else { return nil }
    return (0..<count).map {
      CGPoint(x: origin.x + values[2 * $0], y: origin.y + values[2 * $0 + 1])
    }
  }

  @discardableResult private mutating func skip(_ wanted: UInt8...) -> Bool {
    guard index < bytes.count, wanted.contains(bytes[index]) else { return false }
    index += 1
    return true
  }

  private mutating func skipDigits() {
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
  }
}
