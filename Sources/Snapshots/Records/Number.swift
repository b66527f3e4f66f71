import Foundation

/// Numbers as they are written in names and messages: without a locale, and no longer than needed.
enum Number {
  /// Returns the number rounded to thousandths, without trailing zeros.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded.isFinite, rounded.magnitude < 1e15 else { return "\(value)" }
    if rounded == rounded.rounded() { return "\(Int64(rounded))" }
    return "\(rounded)"
  }

  /// Returns the number with a space between each three digits, such as `30 000`.
  static func grouped(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index).isMultiple(of: 3) { text.append(" ") }
      text.append(digit)
    }
    return text
  }
}
