import Foundation

/// Returns a number rounded to four decimals, without trailing zeros.
///
/// Four decimals show a thousandth of a pixel and hide the noise of sums such as 0.1 + 0.2.
func number(_ value: CGFloat) -> String {
  let rounded = (Double(value) * 10_000).rounded() / 10_000
  // Adding 0 turns negative zero into positive zero.
  let text = (rounded.isFinite ? rounded + 0 : Double(value)).description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a rectangle as its origin and its size.
func numbers(_ rect: CGRect) -> String {
  [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number)
    .joined(separator: " ")
}
