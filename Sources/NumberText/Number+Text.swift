internal import Foundation

/// Numbers as text for messages, names and files: without a locale, and no longer than needed.
///
/// No form ends in `.0` or in zeros, and zero never has a sign.
extension BinaryFloatingPoint {
  /// The number rounded to thousandths, the usual precision of points in messages: `44`, `17.333`.
  package var pointText: String { text(decimals: 3) }

  /// The number with six significant digits, as C's `%g` and with it UIKit's messages print it.
  ///
  /// A rounding error around zero (below a billionth) is zero.
  package var shortDescription: String {
    let value = Double(self)
    // Most are whole numbers or eighths of up to six digits, for which parsing a format would take most of the time.
    if value.magnitude < 1000, (value * 8).rounded() == value * 8 { return value.exactText }
    return String(format: "%g", value.magnitude < 1e-9 ? 0 : value)
  }

  /// Returns the number rounded to some decimals, from 0 to 15.
  ///
  /// A number from 1e15 is exact: a `Double` of that size has hardly any decimals left.
  package func text(decimals: Int) -> String {
    let value = Double(self)
    guard value.magnitude < 1e15 else { return value.exactText }
    let scale = pow(10, Double(decimals))
    return ((value * scale).rounded() / scale).exactText
  }
}

extension BinaryFloatingPoint where Self: CustomStringConvertible {
  /// The shortest decimal that reads back as the same number: `0.1`, `44`, `1e+20`.
  package var exactText: String {
    // Adding zero turns negative zero into positive zero.
    let text = (self + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Int {
  /// The number with digits grouped by threes: `30 000`.
  package var groupedText: String {
    var digits = String(magnitude)[...]
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups).joined(separator: " ")
  }
}
