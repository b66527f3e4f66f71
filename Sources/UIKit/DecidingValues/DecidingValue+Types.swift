internal import Foundation
internal import NumberText

extension Bool: DecidingValue {
  var decidingText: String { "\(self)" }
  init?(decidingText: String) { self.init(decidingText) }
}

extension Int: DecidingValue {
  var decidingText: String { "\(self)" }
  init?(decidingText: String) { self.init(decidingText) }
}

extension String: DecidingValue {
  var decidingText: String { self }
  init?(decidingText: String) { self = decidingText }
}

extension CGFloat: DecidingValue {
  var decidingText: String { exactText }
  init?(decidingText: String) {
    guard let number = Double(decidingText), number.isFinite else { return nil }
    self = number
  }
}

extension Float: DecidingValue {
  var decidingText: String { Double(self).exactText }
  init?(decidingText: String) {
    guard let number = Double(decidingText), number.isFinite else { return nil }
    self = Float(number)
  }
}

extension Double: DecidingValue {
  var decidingText: String { exactText }
  init?(decidingText: String) {
    guard let number = Double(decidingText), number.isFinite else { return nil }
    self = number
  }
}

/// A value of several numbers, which are written one after the other.
protocol NumbersValue: DecidingValue {
  /// The numbers, in the order of the initializer.
  var numbers: [CGFloat] { get }
  static var count: Int { get }
  /// Creates a value of as many numbers.
  init(numbers: [CGFloat])
}

extension NumbersValue {
  var decidingText: String { numbers.map(\.exactText).joined(separator: " ") }

  init?(decidingText: String) {
    let words = decidingText.split(separator: " ")
    let numbers = words.compactMap { CGFloat(decidingText: String($0)) }
    guard words.count == Self.count, numbers.count == Self.count else { return nil }
    self.init(numbers: numbers)
  }
}

extension UIEdgeInsets: NumbersValue {
  static var count: Int { 4 }
  var numbers: [CGFloat] { [top, left, bottom, right] }
  init(numbers: [CGFloat]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension NSDirectionalEdgeInsets: NumbersValue {
  static var count: Int { 4 }
  var numbers: [CGFloat] { [top, leading, bottom, trailing] }
  init(numbers: [CGFloat]) {
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

extension CGSize: NumbersValue {
  static var count: Int { 2 }
  var numbers: [CGFloat] { [width, height] }
  init(numbers: [CGFloat]) { self.init(width: numbers[0], height: numbers[1]) }
}

extension CGAffineTransform: NumbersValue {
  static var count: Int { 6 }
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
  init(numbers: [CGFloat]) {
    self.init(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }
}

extension CATransform3D: NumbersValue {
  static var count: Int { 16 }
  var numbers: [CGFloat] {
    [
      m11, m12, m13, m14,
      m21, m22, m23, m24,
      m31, m32, m33, m34,
      m41, m42, m43, m44,
    ]
  }
  init(numbers: [CGFloat]) {
    self.init(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3],
      m21: numbers[4], m22: numbers[5], m23: numbers[6], m24: numbers[7],
      m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
      m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
  }
}

extension CGPoint: NumbersValue {
  static var count: Int { 2 }
  var numbers: [CGFloat] { [x, y] }
  init(numbers: [CGFloat]) { self.init(x: numbers[0], y: numbers[1]) }
}
