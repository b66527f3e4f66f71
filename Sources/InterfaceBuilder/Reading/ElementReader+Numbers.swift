internal import Foundation

extension ElementReader {
  /// Returns a decimal number, or `nil` if the attribute is missing.
  func number(_ attribute: String, of element: IBElement) throws -> Double? {
    guard let value = element[attribute] else { return nil }
    guard let number = Self.decimal(value) else {
      throw invalidNumber(attribute, element, expected: "a number")
    }
    return number
  }

  func number(_ attribute: String, of element: IBElement, default standard: Double) throws -> Double
  {
    try number(attribute, of: element) ?? standard
  }

  /// Returns a whole number, or the default if the attribute is missing.
  func integer(_ attribute: String, of element: IBElement, default standard: Int) throws -> Int {
    guard let value = element[attribute] else { return standard }
    guard let number = Int(value) else {
      throw invalidNumber(attribute, element, expected: "a whole number")
    }
    return number
  }

  /// Returns a layout priority, from 0, which has no effect, to 1000.
  func priority(_ attribute: String, of element: IBElement, default standard: Double) throws
    -> Double
  {
    let priority = try number(attribute, of: element, default: standard)
    guard priority >= 0, priority <= 1000 else {
      throw invalidNumber(attribute, element, expected: "a priority from 0 to 1000")
    }
    return priority
  }

  /// Returns a factor written as a decimal (`0.5`), a ratio (`16:9`), a fraction (`1/3`) or a percentage (`24%`).
  func multiplier(_ attribute: String, of element: IBElement) throws -> Double {
    guard let value = element[attribute] else { return 1 }
    let terms = value.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Self.decimal($0.trimmingCharacters(in: .whitespaces)) }
    if terms.count == 1, let factor = terms[0] { return factor }
    if value.hasSuffix("%"), let percent = Self.decimal(String(value.dropLast())) {
      return percent / 100
    }
    if terms.count == 2, let first = terms[0], let second = terms[1], (first / second).isFinite {
      return first / second
    }
    throw invalidNumber(attribute, element, expected: "a number or a ratio such as 16:9")
  }

  /// Returns the rectangle of a `rect` child; missing attributes are 0.
  func rect(_ key: String, of element: IBElement) throws -> CGRect? {
    guard let rect = element.child(named: "rect", key: key) else { return nil }
    return CGRect(
      x: try number("x", of: rect, default: 0), y: try number("y", of: rect, default: 0),
      width: try number("width", of: rect, default: 0),
      height: try number("height", of: rect, default: 0))
  }

  /// Returns the value of digits with sign, point and exponent; nil for Swift's other forms (hexadecimal, `inf`, `nan`)
  /// and values out of range.
  private static func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
