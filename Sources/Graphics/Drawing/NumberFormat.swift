internal import Foundation
internal import NumberText

/// Returns a number rounded to four decimals.
///
/// Four decimals show a thousandth of a pixel and hide the noise of sums such as 0.1 + 0.2.
func number(_ value: CGFloat) -> String { value.text(decimals: 4) }

/// Returns a rectangle as its origin and its size.
func numbers(_ rect: CGRect) -> String {
  [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number)
    .joined(separator: " ")
}
